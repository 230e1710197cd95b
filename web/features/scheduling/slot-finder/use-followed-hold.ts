import { useEffect, useEffectEvent, useRef } from 'react';
import type { HoldView } from '#modules/scheduling/contract/holds.view.js';
import { useListHoldsQuery } from '../api/holds-api';

/** What became of the hold of a page elsewhere: on a board, by a colleague, or by Undo. */
export interface HoldFollower {
  /** It was given back. */
  onGone: (hold: HoldView) => void;
  /** It is held again. */
  onBack: (hold: HoldView) => void;
}

/**
 * Compares what a page holds with what its person holds by the server.
 * @param hold what the page holds now
 * @param lost what it held until that was given back elsewhere
 */
export function useFollowedHold(
  hold: HoldView | null,
  lost: HoldView | null,
  { onGone, onBack }: HoldFollower,
): void {
  const id = (hold ?? lost)?._id ?? null;
  const { data: holds } = useListHoldsQuery(undefined, {
    skip: id === null,
    refetchOnMountOrArgChange: true,
  });
  // A list that was read before the time was held knows nothing of it.
  const seen = useRef<string | null>(null);
  const look = useEffectEvent((now: readonly HoldView[]): void => {
    const found = now.find(({ _id }) => _id === id);
    if (found) {
      seen.current = found._id;
      if (!hold) onBack(found);
    } else if (hold && seen.current === hold._id) onGone(hold);
  });
  useEffect(() => {
    if (holds) look(holds);
  }, [holds, id]);
}
