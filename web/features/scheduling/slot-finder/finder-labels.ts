import { counted } from '#kernel/counted.js';
import type { HoldView } from '#modules/scheduling/contract/holds.view.js';
import { SLOT_NOTES, type SlotView } from '#modules/scheduling/contract/slots.view.js';
import { showDayNamed, showHours, type Day } from '../../../shared/format';
import { startHours } from '../../../shared/labels';
import { slotSpoken, slotTrucks } from '../slots/slot-labels';
import { lastDayOf } from '../slots/preferred-time';
import type { SlotJob } from './job-of';

/** `4 h, 2 movers, 1 truck with a lift`. */
export function jobWords({ duration, numMovers, truckCount, requiresLift }: SlotJob): string {
  const trucks = counted(truckCount, 'truck');
  const lift = requiresLift ? ' with a lift' : '';
  return `${showHours(duration)}, ${counted(numMovers, 'mover')}, ${trucks}${lift}`;
}

/** `Mon 11/23/2026 to Sun 12/06/2026`. */
export const daysWords = ({ from, days }: { from: Day; days: number }): string =>
  days === 1
    ? showDayNamed(from)
    : `${showDayNamed(from)} to ${showDayNamed(lastDayOf(from, days))}`;

/** `2 of 5, Thursday 12 to 3, truck T03`. */
export const nthSpoken = (slots: readonly SlotView[], chosen: number, timezone: string): string => {
  const slot = slots[chosen];
  return slot ? `${chosen + 1} of ${slots.length}, ${slotSpoken(slot, timezone)}` : '';
};

type When = Pick<HoldView, 'day' | 'start' | 'window' | 'trucks'>;

/** `Thu 11/26/2026, start 12:00 – 3:00 PM on T03`. */
export const heldWords = (held: When, timezone: string): string =>
  `${showDayNamed(held.day)}, ${startHours(held, timezone)} on ${slotTrucks(held)}`;

/** Why the times of a day are not shown. */
export const leftOutWords = (day: Day): string =>
  `Without ${showDayNamed(day)}: this customer has another activity then.`;

/** What can be done about what a search has to say. */
const WAYS: Readonly<Record<string, string>> = {
  [SLOT_NOTES.notPlaced]: 'Choose the addresses from the list, and their drives count.',
  [SLOT_NOTES.noTruck]: 'Put a truck of this branch in service.',
  [SLOT_NOTES.noLift]: 'Uncheck the lift, or choose another branch.',
  [SLOT_NOTES.nothingFree]: 'Press W for other days or hours.',
};

export const noteWords = (note: string): string => [note, WAYS[note]].filter(Boolean).join(' ');

/** Whether a hold is of this slot. */
export const isHeld = (
  slot: SlotView,
  hold: Pick<HoldView, 'day' | 'start' | 'trucks'> | null,
): boolean =>
  hold !== null &&
  hold.day === slot.day &&
  Date.parse(hold.start) === Date.parse(slot.start) &&
  slotTrucks(hold) === slotTrucks(slot);

/** Whether a time is held for a day of a customer, saved or not. */
export const isHeldFor = (
  hold: Pick<HoldView, 'activityId' | 'draft'>,
  activityId: string,
): boolean => (hold.activityId ?? hold.draft) === activityId;
