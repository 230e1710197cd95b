import type { SlotView } from '#modules/scheduling/contract/slots.view.js';
import { showDayNamed, showTime, type Day } from '../../../shared/format';
import { namesOfTrucks } from '../model/row-labels';

/** Why the times found are of other days than the one that was asked for. */
export const overWords = (day: Day): string =>
  `${showDayNamed(day)} is over: these times are from today on.`;

/** `T03`, `T03 and T05`. */
export const slotTrucks = ({ trucks }: Pick<SlotView, 'trucks'>): string => namesOfTrucks(trucks);

const weekdayOf = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' });

/** `12`, `8:30`: a phone call names no half of the day. */
const onThePhone = (instant: string, timezone: string): string =>
  showTime(instant, timezone).replace(/:00| [AP]M/g, '');

/** What is read out: `Thursday 12 to 3, truck T03`. */
export function slotSpoken(slot: SlotView, timezone: string): string {
  const { day, start, window, trucks } = slot;
  const from = onThePhone(start, timezone);
  const when = window ? `${from} to ${onThePhone(window.to, timezone)}` : from;
  const named = `${trucks.length === 1 ? 'truck' : 'trucks'} ${slotTrucks(slot)}`;
  return `${weekdayOf(day)} ${when}, ${named}`;
}
