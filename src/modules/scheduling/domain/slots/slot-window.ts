import { BLOCK_MINUTES } from '#kernel/time-window.js';
import { clockMinutes } from '../board-config.js';
import { upToQuarter } from './drives.js';
import { fitOn } from './day-slots.js';
import type { FoundSlot } from './day-slots.js';
import type { Passage } from './passage.js';
import { reached } from './risk.js';
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

/** No window goes on after it, as no job starts after it. */
const LAST_START = clockMinutes('17:45');

/**
 * Until when the start is promised: as long as the job could start, or until its trucks are there from the jobs
 * before in nine of ten cases, whichever is later; null for the start alone (R-SLOT-27).
 */
export function windowEnd(slot: FoundSlot, search: SlotSearch): number | null {
  const { arrivalWindows, windowMinutes } = search.settings;
  if (!arrivalWindows) return null;
  const there = slot.fits.map((fit) => upToQuarter(reached(fit, 'inNine') ?? 0));
  const wanted = Math.max(lastOfWindow(slot, search) ?? 0, ...there);
  const end = Math.min(wanted, slot.start + windowMinutes, LAST_START);
  return end > slot.start ? end : null;
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
