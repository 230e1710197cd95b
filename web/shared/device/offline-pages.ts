const SCRIPT = '/sw.js';
/** The pages that open without a network. */
const SCOPE = '/emma/account/';
/** Of the caches that the worker makes (`web/public/sw.js`). */
const CACHES = 'emma-pages-';

/** Lets the schedule and its jobs open without a network from now on, where the browser can. */
export async function keepPagesOffline(): Promise<void> {
  try {
    await navigator.serviceWorker?.register(SCRIPT, { scope: SCOPE, updateViaCache: 'none' });
  } catch {
    // Not over http, nor in a private window: the pages work with a network alone then.
  }
}

/** Removes the worker and the files that it keeps. */
export async function dropOfflinePages(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration(SCOPE);
  await registration?.unregister();
  if (!('caches' in window)) return;
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(CACHES)).map((name) => caches.delete(name)),
  );
}
