import { matchPath } from 'react-router-dom';
import type { PageDefinition } from '../shared/pages';

const flat = (pages: readonly PageDefinition[]): PageDefinition[] =>
  pages.flatMap((page) => [page, ...flat(page.children ?? [])]);

/**
 * Starts loading the code of an address before it is rendered, so that frame and page appear
 * together.
 */
export function warmUp(pathname: string, pages: readonly PageDefinition[]): void {
  if (!pathname.startsWith('/emma')) return;
  // A page that cannot be loaded says so itself when it is rendered.
  const quietly = (code: Promise<unknown>): void => void code.catch(() => undefined);
  quietly(import('./frame/frame'));
  flat(pages)
    .filter(({ path }) => matchPath(path, pathname))
    .forEach(({ load }) => quietly(load()));
}
