import { BLOCK_MINUTES } from '#kernel/time-window.js';
import { fitOn } from './day-slots.js';
import type { FoundSlot } from './day-slots.js';
import type { Passage } from './passage.js';
import type { SlotSearch } from './slot-search.js';
import type { TruckFit } from './truck-fit.js';

/** What a truck drives straight from and to; moves by their operations. */
interface Links {
  follows: string | null;
  leadsTo: string | null;
}

export const linksOf = ({ opening: { before, after }, arrival, departure }: TruckFit): Links => ({
  follows: isDirect(arrival) ? (before?.from.operationId ?? null) : null,
  leadsTo: isDirect(departure) ? (after?.to.operationId ?? null) : null,
});

const isDirect = (passage: Passage | null): boolean => passage !== null && passage.leg !== null;

/**
 * The last start that could be promised together with this one: on the same trucks, with the same
 * drives straight from and to other moves at each quarter of an hour until then; null if it is this one
 * or the branch promises exact starts (R-SLOT-10).
 */
export function lastOfWindow(slot: FoundSlot, search: SlotSearch): number | null {
  const { arrivalWindows, windowMinutes } = search.settings;
  if (!arrivalWindows) return null;
  const starts = new Set(search.starts);
  let last = slot.start;
  for (
    let start = slot.start + BLOCK_MINUTES;
    start <= slot.start + windowMinutes && starts.has(start) && isSame(slot, start, search);
    start += BLOCK_MINUTES
  ) {
    last = start;
  }
  return last === slot.start ? null : last;
}

const isSame = ({ searched, fits }: FoundSlot, start: number, search: SlotSearch): boolean =>
  fits.every((fit) => {
    const { truck } = fit.opening;
    const able = searched.able.find((one) => one.truck === truck);
    const other = able ? fitOn(able.openings, start, search) : null;
    if (!other) return false;
    const [now, then] = [linksOf(fit), linksOf(other)];
    return now.follows === then.follows && now.leadsTo === then.leadsTo;
  });
