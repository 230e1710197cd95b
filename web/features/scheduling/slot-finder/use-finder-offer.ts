import { useEffect } from 'react';
import { useLatest } from '../../../shared/ui';
import type { FinderOffer } from './slot-finder-props';
import type { Finder } from './use-finder';

/** Tells the page around what its button is to do: what Enter would do here. */
export function useFinderOffer(
  { held, slots, chosen, isChosenHeld, isLooking, enter, book }: Finder,
  onOffer: (offer: FinderOffer | null) => void,
): void {
  const slot = isLooking ? undefined : slots[chosen];
  const act = useLatest(() => (slot ? enter() : book()));
  const names = ((slot ?? held.hold)?.trucks ?? []).map(({ name }) => name).join('\n');
  const holds = slot !== undefined && !isChosenHeld;
  useEffect(() => {
    onOffer({ trucks: names === '' ? [] : names.split('\n'), holds, book: act });
  }, [names, holds, act, onOffer]);
  useEffect(() => () => onOffer(null), [onOffer]);
}
