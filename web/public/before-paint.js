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
  var scheme = read('emma.scheme');
  if (scheme !== 'light' && scheme !== 'dark') {
    scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  root.dataset.mantineColorScheme = scheme;
  root.dataset.page = location.pathname.indexOf('/emma') === 0 ? 'frame' : 'bare';
  if (read('emma.sidebar') === 'icons') root.dataset.sidebar = 'icons';
})();
