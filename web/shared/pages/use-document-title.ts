import { useContext, useEffect } from 'react';
import { HeaderSlotsContext } from './header-slots';

const PRODUCT = 'Emma';

/** The page's title, and that of a dialog over it with an address of its own. */
const titles: { page: string; over: string | null } = { page: '', over: null };

function show(change: Partial<typeof titles>): void {
  Object.assign(titles, change);
  document.title = titles.over ?? titles.page;
}

const titleOf = (page: string, sandboxLabel: string | null): string => {
  const product = sandboxLabel ?? PRODUCT;
  return page ? `${page} · ${product}` : product;
};

/**
 * Names the window after the page and the product, such as `Customers · Emma`. In a sandbox its
 * label replaces the product's name, so that nobody mistakes it for the real thing.
 */
export function useWindowTitle(page: string, sandboxLabel: string | null): void {
  const title = titleOf(page, sandboxLabel);
  useEffect(() => show({ page: title }), [title]);
}

/** The same for a page in the frame, which knows the label. */
export const useDocumentTitle = (page: string): void =>
  useWindowTitle(page, useContext(HeaderSlotsContext)?.sandboxLabel ?? null);

/** The same for a dialog with an address of its own, as long as it is open over its page. */
export function useDialogTitle(dialog: string): void {
  const title = titleOf(dialog, useContext(HeaderSlotsContext)?.sandboxLabel ?? null);
  useEffect(() => {
    show({ over: title });
    return () => show({ over: null });
  }, [title]);
}
