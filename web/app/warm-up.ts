import { matchRoutes } from 'react-router-dom';
import { loadCode, loadPage, type PageCode, type PageDefinition } from '../shared/pages';
import { loadFrame } from './load-frame';

const flat = (pages: readonly PageDefinition[]): PageDefinition[] =>
  pages.flatMap((page) => [page, ...flat(page.children ?? [])]);

/**
 * Starts loading an address before it is rendered, so that frame, page and what it shows appear
 * together.
 * @returns once all of it is there, or can't be loaded, which it says itself when it is rendered
 */
export async function warmUp(address: string, pages: readonly PageDefinition[]): Promise<void> {
  const { pathname, searchParams } = new URL(address, window.location.origin);
  if (!pathname.startsWith('/emma')) return;
  // `/emma/customer/create` fits `/emma/customer/:id` too: only the page that is going to be shown.
  const routes = flat(pages).map((page) => ({ path: page.path, page }));
  const best = matchRoutes(routes, pathname)?.at(-1);
  const begin = ({ fetchAhead }: PageCode): void => fetchAhead?.(best?.params ?? {}, searchParams);
  await Promise.allSettled([loadCode(loadFrame), best && loadPage(best.route.page, begin)]);
}
