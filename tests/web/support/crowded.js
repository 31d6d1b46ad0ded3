/**
 * What is wrong with a page of texts on a narrow screen, in sentences: what runs over, and what is too small for a finger.
 * All that can be opened is opened for it.
 *
 * @param {import('playwright-core').Page} page
 * @returns {Promise<string[]>}
 */
export function crowded(page) {
  return page.evaluate(() => {
    document.querySelectorAll('details').forEach((one) => (one.open = true));
    const wide = document.documentElement.scrollWidth > innerWidth ? [`the page is ${document.documentElement.scrollWidth} px wide`] : [];
    for (const element of document.querySelectorAll('main :is(p, h1, h2, h3, li, figcaption, summary, .btn, .steps, .verdict, .answers), .top, .top nav')) {
      if (element.closest('.scroll')) continue;
      if (element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== 'inline') wide.push(`${element.localName}.${element.className}: ${element.textContent?.trim().slice(0, 40)}`);
    }
    const small = [...document.querySelectorAll('button, .btn, .play-on, .item, .toc a, .lang a, summary')]
      .filter((element) => element.checkVisibility())
      .map((element) => ({ text: element.textContent?.trim(), ...element.getBoundingClientRect().toJSON() }))
      .filter(({ width, height }) => width < 24 || height < 43.5)
      .map(({ text, width, height }) => `${text}: ${width} × ${height}`);
    return [...wide, ...small];
  });
}
