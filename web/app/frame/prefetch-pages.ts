import { may } from '#modules/access/contract/permission-table.js';
import { mayView } from '#modules/access/contract/web-routes.js';
import type { Role } from '../../shared/auth';
import { loadPage, type PageDefinition } from '../../shared/pages';

/** Where most of the day is spent, what is opened soonest first. */
const PREFETCHED_PAGES = ['/emma/customer/:id', '/emma/move', '/emma/customer'];
const LONGEST_WAIT_MS = 5_000;
/** By then the open page is drawn, also on a phone; before, what is loaded ahead would hold it up. */
const AT_LATEST_MS = 5_000;
const SIGNS_OF_USE = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Whether the browser is to load no more than it must; only some can tell. */
const isSaving = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Somebody begins to use the page, which they do with what they see; or enough time has passed. */
const inUse = (): Promise<void> =>
  new Promise((told) => {
    const tell = (): void => {
      clearTimeout(timer);
      for (const sign of SIGNS_OF_USE) window.removeEventListener(sign, tell, true);
      told();
    };
    const timer = setTimeout(tell, AT_LATEST_MS);
    for (const sign of SIGNS_OF_USE) window.addEventListener(sign, tell, true);
  });

/** Safari has no idle callbacks. */
const idle = (): Promise<unknown> =>
  new Promise<unknown>((begin) => {
    if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: LONGEST_WAIT_MS });
    else setTimeout(begin, LONGEST_WAIT_MS);
  });

/**
 * Loads the code of the pages that are opened most, one after the other while nothing else is at
 * work: their first opening then waits for its data alone. Only for those whose work is there: a
 * mover's phone pays for what it loads.
 */
export async function prefetchPages(
  pages: readonly PageDefinition[],
  roles: readonly Role[],
): Promise<void> {
  if (isSaving() || !(may(roles, 'sell') || may(roles, 'dispatch'))) return;
  await inUse();
  const prefetched = PREFETCHED_PAGES.filter((path) => mayView(roles, path));
  for (const page of prefetched.flatMap((path) => pages.find((one) => one.path === path) ?? [])) {
    await idle();
    // What cannot be loaded says so when it is opened.
    await loadPage(page).catch(() => undefined);
  }
}
