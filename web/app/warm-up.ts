import { matchRoutes } from 'react-router-dom';
import { loadPage, type PageDefinition } from '../shared/pages';

const flat = (pages: readonly PageDefinition[]): PageDefinition[] =>
  pages.flatMap((page) => [page, ...flat(page.children ?? [])]);

/**
 * Starts loading an address before it is rendered, so that frame, page and what it shows appear
 * together.
 */
export function warmUp(address: string, pages: readonly PageDefinition[]): void {
  const { pathname, searchParams } = new URL(address, window.location.origin);
  if (!pathname.startsWith('/emma')) return;
  // A page that cannot be loaded says so itself when it is rendered.
  const quietly = (code: Promise<unknown>): void => void code.catch(() => undefined);
  quietly(import('./frame/frame'));
  // `/emma/customer/create` fits `/emma/customer/:id` too: only the page that is going to be shown.
  const routes = flat(pages).map((page) => ({ path: page.path, page }));
  const best = matchRoutes(routes, pathname)?.at(-1);
  if (!best) return;
  quietly(loadPage(best.route.page, ({ fetchAhead }) => fetchAhead?.(best.params, searchParams)));
}
