import { useEffect, useEffectEvent, useRef } from 'react';
import type { HoldView } from '#modules/scheduling/contract/holds.view.js';
import { useListHoldsQuery } from '../api/holds-api';
import { isHeldFor } from './finder-labels';

/** What became of the hold of a page elsewhere: on a board, by a colleague, or by Undo. */
export interface HoldFollower {
  /** It was given back. */
  onGone: (hold: HoldView) => void;
  /** It is held again, or was before the page looked for times. */
  onBack: (hold: HoldView) => void;
}

/**
 * Compares what a page holds with what its person holds by the server.
 * @param hold what the page holds now
 * @param lost what it held until that was given back elsewhere
 * @param activityId for which it looks for times
 */
export function useFollowedHold(
  hold: HoldView | null,
  lost: HoldView | null,
  activityId: string,
  { onGone, onBack }: HoldFollower,
): void {
  const id = (hold ?? lost)?._id ?? null;
  const { data: holds, isFetching } = useListHoldsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  // A list that was read before the time was held knows nothing of it.
  const seen = useRef<string | null>(null);
  const isFirst = useRef(true);
  const look = useEffectEvent((now: readonly HoldView[]): void => {
    const isOpening = isFirst.current && id === null;
    isFirst.current = false;
    const found = now.find((one) => (isOpening ? isHeldFor(one, activityId) : one._id === id));
    if (found) {
      seen.current = found._id;
      if (!hold) onBack(found);
    } else if (hold && seen.current === hold._id) onGone(hold);
  });
  useEffect(() => {
    if (holds && !isFetching) look(holds);
  }, [holds, isFetching, id]);
}
