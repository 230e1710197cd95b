import { addDays } from '#kernel/local-date.js';
import type { LocalDate } from '#kernel/local-date.js';
import { MINUTE_MS } from '#kernel/time-window.js';
import type { DayLoadView } from '../../contract/availability.view.js';
import { SLOTS } from '../../contract/limits.js';
import type { SlotDay, SlotTruck } from '../../domain/slots/slot-search.js';
import type { DoneBy, Work } from '../../domain/slots/work.js';
import type { JobBasis } from '../../ports/job-ranges.js';
import { dayClock } from './day-clock.js';
import type { SlotBoard, SlotTruckRow } from './read-slot-board.js';
import type { TruckDayRow } from './truck-day.js';
import { toWork } from './to-work.js';
import type { YardDrives } from './yard-drives.js';
import { keptOnDay } from '../../persistence/row-of-day.sql.js';
import type { ServingJson } from '../../persistence/row-of-day.sql.js';

export const daysFrom = (from: LocalDate, count: number): LocalDate[] =>
  Array.from({ length: count }, (_, index) => addDays(from, index));

interface Around {
  timezone: string;
  now: Date;
  yard: YardDrives;
  loads: readonly DayLoadView[];
  /** How long such a job takes. */
  takes: (basis: JobBasis) => DoneBy;
}

/** The days of a search; a branch's trucks with what is on them. */
export function slotDays(
  days: readonly LocalDate[],
  { trucks, truckDay }: SlotBoard,
  { timezone, now, yard, loads, takes }: Around,
): SlotDay[] {
  const rows = byTruckAndDay(truckDay);
  const loadOf = new Map(loads.map((one) => [one.date, one]));
  return days.map((day) => {
    const clock = dayClock(day, timezone);
    const working = trucks
      .filter(({ rentalDay }) => rentalDay === null || rentalDay === day)
      .flatMap((truck) => {
        const occupied = rows.get(`${truck.id} ${day}`) ?? [];
        const toWorkOf = (row: TruckDayRow): Work => toWork(row, clock, yard, takes);
        return onDay(truck, occupied, { day, toWorkOf, minutesOf: clock.minutesOf });
      });
    const { bookedMinutes = 0, capacityMinutes = 0 } = loadOf.get(day) ?? {};
    return {
      day,
      leavesFrom: clock.minutesOf(now.getTime() + SLOTS.noticeMinutes * MINUTE_MS),
      trucks: working,
      load: capacityMinutes > 0 ? bookedMinutes / capacityMinutes : 0,
    };
  });
}

function byTruckAndDay(truckDay: readonly TruckDayRow[]): Map<string, TruckDayRow[]> {
  const rows = new Map<string, TruckDayRow[]>();
  for (const row of truckDay) {
    const key = `${row.truck} ${row.day}`;
    const known = rows.get(key);
    if (known) known.push(row);
    else rows.set(key, [row]);
  }
  return rows;
}

interface OnDay {
  day: LocalDate;
  toWorkOf: (row: TruckDayRow) => Work;
  minutesOf: (instant: number) => number;
}

/** Nothing where the truck does not work that day. */
function onDay(
  truck: SlotTruckRow,
  occupied: readonly TruckDayRow[],
  { day, toWorkOf, minutesOf }: OnDay,
): SlotTruck[] {
  const { id, name, hasLift } = truck;
  const { standIn, stretches } = keptOnDay(truck, day, false);
  // Of a row that another truck serves, unavailability is among the stretches.
  const out = standIn ? undefined : occupied.find(({ kind }) => kind === 'unavailable');
  if (out && !out.isRestOfDay) return [];
  const truckDay = occupied
    .filter(({ kind }) => kind !== 'unavailable')
    .map(toWorkOf)
    .sort((a, b) => a.start - b.start);
  const worksUntil = out ? minutesOf(out.starts * 1000) : Infinity;
  const worked = { id, name, hasLift, worksUntil, truckDay };
  if (!standIn && stretches.length === 0) return [worked];
  const inMinutes = ({ start, end }: { start: number; end: number }) => ({
    start: minutesOf(start * 1000),
    end: minutesOf(end * 1000),
  });
  return [{ ...worked, kept: stretches.map(inMinutes), ...liftOf(hasLift, standIn, minutesOf) }];
}

/** Whether any truck that serves a row has a lift, and when one without does. */
function liftOf(
  hasLift: boolean,
  standIn: ServingJson | undefined,
  minutesOf: OnDay['minutesOf'],
): Pick<SlotTruck, 'hasLift' | 'withoutLift'> {
  if (!standIn) return { hasLift };
  const from = minutesOf(standIn.from * 1000);
  const withoutLift = [
    ...(hasLift ? [] : [{ start: 0, end: from }]),
    ...(standIn.hasLift ? [] : [{ start: from, end: Infinity }]),
  ];
  return { hasLift: hasLift || standIn.hasLift, withoutLift };
}
