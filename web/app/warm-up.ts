import { matchPath } from 'react-router-dom';
import type { PageDefinition } from '../shared/pages';

const flat = (pages: readonly PageDefinition[]): PageDefinition[] =>
  pages.flatMap((page) => [page, ...flat(page.children ?? [])]);

/**
 * Starts loading an address before it is rendered, so that frame, page and what it shows appear
 * together.
 */
export function warmUp(pathname: string, pages: readonly PageDefinition[]): void {
  if (!pathname.startsWith('/emma')) return;
  // A page that cannot be loaded says so itself when it is rendered.
  const quietly = (code: Promise<unknown>): void => void code.catch(() => undefined);
  quietly(import('./frame/frame'));
  for (const { path, load } of flat(pages)) {
    const match = matchPath(path, pathname);
    if (match) quietly(load().then(({ fetchAhead }) => fetchAhead?.(match.params)));
  }
}
