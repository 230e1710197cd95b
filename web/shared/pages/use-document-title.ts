import { useContext, useEffect } from 'react';
import { HeaderSlotsContext } from './header-slots';

const PRODUCT = 'Emma';

/** What names the window: a dialog with an address of its own, else a page over another, else the page. */
type Layer = 'page' | 'over' | 'dialog';

const titles: Record<Layer, string | null> = { page: null, over: null, dialog: null };

function show(layer: Layer, title: string | null): void {
  titles[layer] = title;
  document.title = titles.dialog ?? titles.over ?? titles.page ?? '';
}

const titleOf = (page: string, sandboxLabel: string | null): string => {
  const product = sandboxLabel ?? PRODUCT;
  return page ? `${page} · ${product}` : product;
};

/**
 * Names the window after the page and the product, such as `Customers · Emma`. In a sandbox its
 * label replaces the product's name, so that nobody mistakes it for the real thing.
 */
export function useWindowTitle(
  page: string,
  sandboxLabel: string | null,
  layer: Layer = 'page',
): void {
  const title = titleOf(page, sandboxLabel);
  useEffect(() => {
    show(layer, title);
    // The page's stays until the next page has one.
    return layer === 'page' ? undefined : () => show(layer, null);
  }, [title, layer]);
}

/** The same for a page in the frame, which knows the label. */
export function useDocumentTitle(page: string): void {
  const { sandboxLabel = null, isOver } = useContext(HeaderSlotsContext) ?? {};
  useWindowTitle(page, sandboxLabel, isOver ? 'over' : 'page');
}

/** The same for a dialog with an address of its own, as long as it is open over its page. */
export const useDialogTitle = (dialog: string): void =>
  useWindowTitle(dialog, useContext(HeaderSlotsContext)?.sandboxLabel ?? null, 'dialog');
