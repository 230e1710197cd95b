import type { Job } from './job.js';
import type { Stamp } from './stamp.js';

export const ANN = 'a'.repeat(24);
export const BO = 'b'.repeat(24);

/** A moment of the day of `givenJob`, `HH:mm` in UTC. */
export const clock = (time: string, day = '2027-03-10'): Date => new Date(`${day}T${time}:00.000Z`);

/** Planned 14:00 to 18:00 in UTC (8 to 12 in Chicago), half an hour's drive before and after. */
export const givenJob = (over: Partial<Job> = {}): Job => ({
  operationId: '1'.repeat(24),
  activityId: '2'.repeat(24),
  customerId: '3'.repeat(24),
  customerName: 'Maria Gomez',
  isCustomerActive: true,
  branchId: '4'.repeat(24),
  timezone: 'America/Chicago',
  day: '2027-03-10',
  truckId: '5'.repeat(24),
  truckName: 'T1',
  date: clock('14:00'),
  arrivalFrom: null,
  arrivalTo: null,
  window: { start: clock('13:30'), end: clock('18:30') },
  startingDriveTime: 0.5,
  duration: 4,
  endingDriveTime: 0.5,
  estimateBasis: null,
  crew: [ANN, BO],
  ...over,
});

/** A stamp by Ann, its id made of `number`. */
export function givenStamp(
  number: number,
  kind: Stamp['kind'],
  at: Date,
  over: Partial<Stamp> = {},
): Stamp {
  const needed = kind === 'extra' ? { minutes: 15, note: 'Piano' } : {};
  return {
    id: idOf(number),
    operationId: '1'.repeat(24),
    kind,
    at,
    deviceAt: at,
    receivedAt: at,
    by: ANN,
    minutes: null,
    note: null,
    of: null,
    ...needed,
    ...over,
  };
}

export const idOf = (number: number): string => number.toString(16).padStart(24, '0');
