/* Runs before the first paint, so that neither the theme nor the sidebar's width jumps. */
(function () {
  var root = document.documentElement;
  var read = function (key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  var system = matchMedia('(prefers-color-scheme: dark)');
  var takeScheme = function () {
    var scheme = read('emma.scheme');
    if (scheme !== 'light' && scheme !== 'dark') scheme = system.matches ? 'dark' : 'light';
    root.dataset.mantineColorScheme = scheme;
  };
  takeScheme();
  // The system's may change while the page is open, and not every page has a theme that notices.
  system.addEventListener('change', takeScheme);
  root.dataset.page = location.pathname.indexOf('/emma') === 0 ? 'frame' : 'bare';
  if (read('emma.sidebar') === 'icons') root.dataset.sidebar = 'icons';
})();
