import { useCallback, useSyncExternalStore } from 'react';
import { live } from './live';

/** The ids of the employees who have the page open now, oneself included; joins it while mounted. */
export function useViewers(pageId: string): readonly string[] {
  const join = useCallback((listener: () => void) => live.join(pageId, listener), [pageId]);
  return useSyncExternalStore(join, () => live.viewersOf(pageId));
}
