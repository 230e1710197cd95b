import { slotsOfDay } from './day-slots.js';
import type { FoundSlot } from './day-slots.js';
import { inOrder } from './slot-order.js';
import type { SlotSearch } from './slot-search.js';

/**
 * Every slot that can be offered, in the order in which they are.
 * @param isOpen what others allow besides
 */
export const findSlots = (
  search: SlotSearch,
  isOpen: (slot: FoundSlot) => boolean = () => true,
): FoundSlot[] => inOrder(search.days.flatMap((day) => slotsOfDay(day, search)).filter(isOpen));

/** Whether a drive that the slot was judged by is not a route on roads. */
export const isApproximate = ({ fits }: FoundSlot, { wanted }: SlotSearch): boolean =>
  fits.some(({ arrival, departure, opening }) =>
    [
      arrival ?? wanted.out,
      departure ?? wanted.back,
      { approximate: opening.isDrivenApproximate },
    ].some(({ approximate }) => approximate),
  );
