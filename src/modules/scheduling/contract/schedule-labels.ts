import { clockMinutes, readableClock } from './board-rules.js';
import type { BookingMetaView } from './booking.view.js';
import type { InTheWayView } from './retiming.view.js';
import type { ScheduleDayView } from './schedule.view.js';
import type { SeatPosition } from './limits.js';

/** What people call the seats of a truck. */
export const SEAT_NAMES: Readonly<Record<SeatPosition, string>> = {
  0: 'Lead',
  1: 'Second',
  2: 'Third',
};

/** The note of an early start; whom to ask if nobody wrote one. */
export const earlyStartLabel = (notes: string): string => notes.trim() || 'Ask your manager.';

/** In place of the yard's times where the truck comes straight from the job before. */
export const FROM_JOB_BEFORE = 'From the job before';

/** Which truck a crew drives once another one takes over from its own. */
export const standInLabel = ({ name, from }: { name: string; from: string }): string =>
  `From ${readable(from)} you drive ${name}.`;

type OwnTruck = Pick<ScheduleDayView, 'truckName' | 'unavailableFrom' | 'standIn'>;

/** What became of one's truck that day: another one takes over, or it is down; `''` while it does its work. */
export function truckChangeLabel({ truckName, unavailableFrom, standIn }: OwnTruck): string {
  if (standIn) return standInLabel(standIn);
  return unavailableFrom ? `${truckName} is down from ${readable(unavailableFrom)}.` : '';
}

const inHours = (hours: number): string => `${Number(hours.toFixed(2))} h`;

/** Why a dispatcher should look at the drives of a booking; `''` where they are known. */
export function drivesLabel({ drives, driveCut }: Drives): string {
  if (drives === 'byZip') return 'Drive by the zip only';
  if (drives === 'unknown') return 'Drive not known';
  return driveCut ? `Drive cut from ${inHours(driveCut.from)} to ${inHours(driveCut.to)}` : '';
}

type Drives = Pick<BookingMetaView, 'drives' | 'driveCut'>;

const readable = (clock: string): string => readableClock(clockMinutes(clock));

/** What is where a job was to go, one sentence each. */
export const inTheWayLabels = (standing: readonly InTheWayView[]): string[] =>
  standing.map(({ customerName, start, end }) => {
    const times = `${readable(start)} – ${readable(end)}`;
    return customerName === null ? `Held online, ${times}.` : `${customerName} is there, ${times}.`;
  });
