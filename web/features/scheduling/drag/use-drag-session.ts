import { useSyncExternalStore } from 'react';
import { useDesk } from './board-context';
import type { Held } from './held';

/** What `select` picks from the hand; it must give the same value for the same hand. */
export function useHand<S>(select: (held: Held | null) => S): S {
  const { hand } = useDesk();
  return useSyncExternalStore(hand.subscribe, () => select(hand.current()));
}
