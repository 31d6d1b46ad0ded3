// Runs before the first paint, so that a chosen theme never flashes the other one.
try {
  var theme = JSON.parse(localStorage.getItem('qirq-look') || '{}').theme;
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch (error) {
  // Without storage the system's theme is shown.
}
