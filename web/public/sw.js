/*
 * Opens the schedule and its jobs without a network, once they were opened with one. It keeps the files that these pages
 * are drawn with and nothing else: no answer of a call ever passes here. The build writes its release above this.
 */
(() => {
  const { version, entry, files } = self.EMMA_RELEASE ?? { version: 'none', entry: '', files: [] };
  const PREFIX = 'emma-pages-';
  const OWN = PREFIX + version;
  const PAGES = '/emma/account/';
  const SHELL = '/emma/account/myschedule';
  /** A weak signal may keep a page waiting for minutes. */
  const LONGEST_WAIT_MS = 4000;

  async function keepFiles() {
    if (files.length === 0) return;
    const cache = await caches.open(OWN);
    const page = await fetch(SHELL, { cache: 'no-cache' });
    // While a release is put in place, page and files may be of two; then the next visit tries again.
    if (!page.ok || !(await page.clone().text()).includes(entry))
      throw new Error('Another release');
    await cache.addAll(files);
    await cache.put(SHELL, page);
  }

  /** A page that is open may still need files of the release before. */
  async function dropOlder() {
    const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== OWN);
    await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  }

  const kept = (request) =>
    caches.match(request, { ignoreVary: true, ignoreSearch: true }).catch(() => undefined);
  const keptShell = () =>
    caches.match(SHELL, { cacheName: OWN, ignoreVary: true }).catch(() => undefined);

  /** The server's answer if it comes in time, else the kept one: an old release never hides a new one. */
  async function newest(request, findKept) {
    const answer = fetch(request);
    const late = new Promise((_, reject) => setTimeout(reject, LONGEST_WAIT_MS));
    const inTime = await Promise.race([answer, late]).catch(() => undefined);
    if (inTime && inTime.status < 500) return inTime;
    return (await findKept()) ?? answer;
  }

  self.addEventListener('install', (event) => {
    // What is served does not depend on the version, so a new one takes over from the old one at once.
    void self.skipWaiting();
    event.waitUntil(keepFiles());
  });

  self.addEventListener('activate', (event) => {
    event.waitUntil(dropOlder().then(() => self.clients.claim()));
  });

  self.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== self.location.origin) return;
    if (request.mode === 'navigate') {
      if (pathname.startsWith(PAGES)) event.respondWith(newest(request, keptShell));
    } else if (pathname.startsWith('/assets/')) {
      // Their names change with their content.
      event.respondWith(kept(request).then((file) => file ?? fetch(request)));
    } else if (files.includes(pathname)) {
      event.respondWith(newest(request, () => kept(request)));
    }
  });
})();
