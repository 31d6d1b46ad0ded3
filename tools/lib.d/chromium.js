// How Chromium is started, without what it would do besides the page.

export const chromiumPath = '/usr/bin/chromium';

// Pages of the browser's own, which it would start with every window: they cost more than the page under test.
const notWanted = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'PreloadTopChromeWebUI'];

export const chromiumArguments = [
  '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run', `--disable-features=${notWanted}`,
];
