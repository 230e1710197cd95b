import type { Stop } from '../../domain/slots/drives.js';
import { NO_DRIVE } from '../../domain/slots/drives.js';
import type { DoneBy, Work } from '../../domain/slots/work.js';
import type { JobBasis } from '../../ports/job-ranges.js';
import type { DayClock } from './day-clock.js';
import type { TruckDayRow } from './truck-day.js';
import type { YardDrives } from './yard-drives.js';

/** Movers of what is held for nobody knows whom. */
const MOVERS_OF_A_HOLD = 2;

export const stopAt = (latitude: number | null, longitude: number | null): Stop | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

/** What a truck is taken for, in minutes of its day. */
export function toWork(
  row: TruckDayRow,
  clock: DayClock,
  yard: YardDrives,
  takes: (basis: JobBasis) => DoneBy,
): Work {
  const [rowStart, rowEnd] = [clock.minutesOf(row.starts * 1000), clock.minutesOf(row.ends * 1000)];
  if (row.operationId === null || row.jobStart === null || row.duration === null) {
    return { ...HELD, start: rowStart, end: rowEnd, rowStart, rowEnd, due: rowStart };
  }
  const first = stopAt(row.firstLatitude, row.firstLongitude);
  const last = stopAt(row.lastLatitude, row.lastLongitude);
  const start = clock.minutesOf(row.jobStart * 1000);
  const { driveOut, driveBack, isOutTyped, isBackTyped } = row;
  return {
    operationId: row.operationId,
    name: row.name ?? '',
    start,
    end: start + row.duration * 60,
    rowStart,
    rowEnd,
    out: yard.out(
      { typed: isOutTyped ? driveOut : null, fetched: row.legOut, onBoard: driveOut },
      first,
    ),
    back: yard.back(
      { typed: isBackTyped ? driveBack : null, fetched: row.legBack, onBoard: driveBack },
      last,
      row.duration,
    ),
    arrives: isOutTyped || row.startsInHold ? null : first,
    leaves: isBackTyped || row.endsInHold ? null : last,
    moverCount: row.moverCount ?? MOVERS_OF_A_HOLD,
    doneBy: doneBy(row, clock, takes),
    due: clock.minutesOf(dueOf(row, row.jobStart) * 1000),
    follows:
      row.follows === null
        ? null
        : {
            operationId: row.follows,
            minutes: (row.followsHours ?? 0) * 60,
            approximate: row.isFollowApproximate,
          },
  };
}

/** Once it is done by when it was; before, by its start, as it was if it has begun. */
function doneBy(
  { basis, jobStart, started, finished }: TruckDayRow,
  { minutesOf }: DayClock,
  takes: (basis: JobBasis) => DoneBy,
): DoneBy | null {
  if (finished !== null) {
    const done = minutesOf(finished * 1000);
    return { inEight: done, inNine: done };
  }
  if (basis === null || jobStart === null) return null;
  const begun = minutesOf((started ?? jobStart) * 1000);
  const { inEight, inNine } = takes(basis);
  return { inEight: begun + inEight, inNine: begun + inNine };
}

const dueOf = ({ promisedFrom, promisedUntil }: TruckDayRow, start: number): number =>
  promisedFrom !== null && promisedUntil !== null && promisedFrom <= start && start <= promisedUntil
    ? promisedUntil
    : start;

const HELD = {
  operationId: null,
  name: '',
  out: NO_DRIVE,
  back: NO_DRIVE,
  arrives: null,
  leaves: null,
  moverCount: MOVERS_OF_A_HOLD,
  doneBy: null,
  follows: null,
} as const;
