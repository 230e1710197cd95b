import { clockMinutes } from '../board-config.js';
import { NO_DRIVE, yardDrive } from './drives.js';
import type { Stop } from './drives.js';
import type { SlotDay, SlotSearch, SlotSettings, SlotTruck, WantedJob } from './slot-search.js';
import type { Work } from './work.js';

export const DAY = '2027-03-10';

/** On a line, so that places are told apart by one figure. */
export const stopAt = (minutes: number): Stop => ({ latitude: minutes, longitude: 0 });

export const SETTINGS: SlotSettings = {
  directLegs: true,
  arrivalWindows: false,
  turnaroundMinutes: 15,
  longestWaitMinutes: 120,
  windowMinutes: 180,
  shortestJobHours: 2.5,
  slotWeights: {
    ...{ gap: 0.4, open: 25, lift: 10, lead: 30, mover: 15, load: 200, loadFrom: 0.8 },
    risk: 0.3,
  },
};

/** Four hours, 28 minutes from the yard and 21 minutes back. */
export const WANTED: WantedJob = {
  minutes: 240,
  out: yardDrive(28, false),
  back: yardDrive(21, false),
  arrives: stopAt(0),
  leaves: stopAt(0),
  truckCount: 1,
  moverCount: 2,
  requiresLift: false,
  takes: null,
};

/** A booking from 'HH:mm' to 'HH:mm'; what the truck is taken for follows from its drives. */
export function booking(from: string, to: string, over: Partial<Work> = {}): Work {
  const [start, end] = [clockMinutes(from), clockMinutes(to)];
  const { out = NO_DRIVE, back = NO_DRIVE } = over;
  return {
    operationId: `${from} ${to}`,
    name: 'Lopez',
    start,
    end,
    rowStart: start - out.onBoard,
    rowEnd: end + back.onBoard,
    out,
    back,
    arrives: null,
    leaves: null,
    moverCount: 2,
    doneBy: null,
    due: start,
    follows: null,
    ...over,
  };
}

export const truck = (name: string, ...truckDay: Work[]): SlotTruck => ({
  id: name,
  name,
  hasLift: false,
  worksUntil: Infinity,
  truckDay,
});

export const dayOf = (trucks: SlotTruck[], over: Partial<SlotDay> = {}): SlotDay => ({
  day: DAY,
  leavesFrom: 0,
  trucks,
  load: 0.5,
  ...over,
});

/** Every quarter of an hour from 08:00 at which the job ends by half past six. */
export const quartersFor = (minutes: number): number[] =>
  Array.from({ length: 44 }, (_, n) => 480 + n * 15).filter(
    (start) => start <= 17 * 60 + 45 && start + minutes <= 18 * 60 + 30,
  );

export function search(over: Partial<SlotSearch> = {}): SlotSearch {
  const wanted = over.wanted ?? WANTED;
  return {
    wanted,
    settings: SETTINGS,
    starts: quartersFor(wanted.minutes),
    days: [],
    wishedUntil: null,
    crew: { leads: 50, people: 150 },
    // Places lie on a line, a minute for each degree.
    legs: (from) => (to) => () => Math.abs(from.latitude - to.latitude),
    ...over,
  };
}
