import { createContext, useContext } from 'react';
import type { Unsaved } from '../form/savable';

export const UnsavedContext = createContext<Unsaved | null>(null);

/** What is typed and not saved, followed with every keystroke. */
export function useUnsaved(): Unsaved {
  const unsaved = useContext(UnsavedContext);
  if (!unsaved) throw new Error('Nothing follows what is unsaved around this');
  return unsaved;
}
