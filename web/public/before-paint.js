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
  var path = location.pathname;
  root.dataset.page = path.indexOf('/emma') === 0 ? 'frame' : 'bare';
  if (read('emma.sidebar') === 'icons') root.dataset.sidebar = 'icons';

  // Who is not signed in is led elsewhere, and other pages need nothing of this.
  if (root.dataset.page !== 'frame' || !read('token')) return;

  /** Which line of index.html says what the page is for, unless it was dismissed (web/app/help/dismissed-lines.ts). */
  var lineOf = function () {
    var of = /^\/emma\/customer\/[0-9a-f]{24}$/.test(path)
      ? 'customer'
      : { '/emma/customer': 'customers', '/emma/move': 'board' }[path];
    var isDismissed = Object.keys(localStorage).some(function (key) {
      return key.indexOf('emma.introduced.') === 0 && read(key).indexOf('"' + of + '"') >= 0;
    });
    return of && !location.search && !isDismissed ? of : '';
  };
  root.dataset.line = lineOf();

  // Whatever is first written as a time or an amount waits for the browser to read its tables for that, on a phone as long
  // as drawing half a page. It reads them once for all of its threads: one of its own takes that from this one.
  var readTables = function () {
    var first =
      'new Intl.DateTimeFormat("en-US"); new Intl.NumberFormat("en-US").format(1); close()';
    try {
      new Worker(URL.createObjectURL(new Blob([first], { type: 'text/javascript' })));
    } catch {
      // Without workers they are read when they are needed.
    }
  };
  var ask = function (file) {
    var link = document.createElement('link');
    var isStyle = /\.css$/.test(file);
    link.rel = isStyle ? 'preload' : 'modulepreload';
    if (isStyle) link.as = 'style';
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  };
  (self.EMMA_PARTS || []).forEach(function (page) {
    if (new RegExp(page.path).test(path)) page.files.forEach(ask);
  });
  readTables();
})();
