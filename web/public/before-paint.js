/*
 * Runs before the first paint, so that neither the theme nor the sidebar's width jumps. The build writes above it which
 * files the pages that are opened most need.
 */
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

  // Whatever is first written as a time or an amount waits for the browser to read its tables for that, on a phone as long
  // as drawing half a page. Here it waits for nothing: the app is still on its way.
  requestAnimationFrame(function () {
    setTimeout(function () {
      new Intl.DateTimeFormat('en-US');
    });
  });

  var ask = function (file) {
    var link = document.createElement('link');
    var isStyle = /\.css$/.test(file);
    link.rel = isStyle ? 'preload' : 'modulepreload';
    if (isStyle) link.as = 'style';
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  };
  // Who is not signed in is led elsewhere.
  if (!read('token')) return;
  (self.EMMA_PARTS || []).forEach(function (page) {
    if (new RegExp(page.path).test(location.pathname)) page.files.forEach(ask);
  });
})();
