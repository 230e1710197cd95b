import { useContext, useEffect } from 'react';
import { HeaderSlotsContext } from './header-slots';

/** In a sandbox the window's title is the sandbox's label, so that nobody mistakes it for the real house. */
export function useDocumentTitle(title: string): void {
  const sandboxLabel = useContext(HeaderSlotsContext)?.sandboxLabel ?? null;
  useEffect(() => {
    document.title = sandboxLabel ?? `${title} · Emma`;
  }, [sandboxLabel, title]);
}
