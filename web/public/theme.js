// Runs before the first paint, so that a chosen theme never flashes the other one, and the board's room has its shape.
document.documentElement.classList.add('scripted');
try {
  var look = JSON.parse(localStorage.getItem('qirq-look') || '{}');
  var theme = look.theme;
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  if (look.shape > 0) document.documentElement.style.setProperty('--shape', look.shape);
} catch (error) {
  // Without storage the system's theme is shown.
}
