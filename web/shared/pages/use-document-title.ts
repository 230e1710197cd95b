import { useContext, useEffect } from 'react';
import { HeaderSlotsContext } from './header-slots';

const PRODUCT = 'Emma';

/**
 * Names the window after the page and the product, such as `Customers · Emma`. In a sandbox its label stands
 * in the product's place, so that nobody mistakes it for the real house.
 */
export function useWindowTitle(page: string, sandboxLabel: string | null): void {
  const product = sandboxLabel ?? PRODUCT;
  const title = page ? `${page} · ${product}` : product;
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** The same for a page in the frame, which knows the label. */
export const useDocumentTitle = (page: string): void =>
  useWindowTitle(page, useContext(HeaderSlotsContext)?.sandboxLabel ?? null);
