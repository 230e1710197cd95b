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
export function useWindowTitle(page: string, sandboxLabel: string | null, isOver = false): void {
  const title = titleOf(page, sandboxLabel);
  useEffect(() => {
    if (!isOver) return show({ page: title });
    show({ over: title });
    return () => show({ over: null });
  }, [title, isOver]);
}

/** The same for a page in the frame, which knows the label. */
export function useDocumentTitle(page: string): void {
  const { sandboxLabel = null, isOver } = useContext(HeaderSlotsContext) ?? {};
  useWindowTitle(page, sandboxLabel, isOver);
}

/** The same for a dialog with an address of its own, as long as it is open over its page. */
export const useDialogTitle = (dialog: string): void =>
  useWindowTitle(dialog, useContext(HeaderSlotsContext)?.sandboxLabel ?? null, true);
