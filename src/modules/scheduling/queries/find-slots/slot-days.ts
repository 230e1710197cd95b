import { addDays } from '#kernel/local-date.js';
import type { LocalDate } from '#kernel/local-date.js';
import { MINUTE_MS } from '#kernel/time-window.js';
import type { DayLoadView } from '../../contract/availability.view.js';
import { SLOTS } from '../../contract/limits.js';
import type { SlotDay, SlotTruck } from '../../domain/slots/slot-search.js';
import type { Work } from '../../domain/slots/work.js';
import { dayClock } from './day-clock.js';
import type { SlotBoard, SlotTruckRow } from './read-slot-board.js';
import type { TruckDayRow } from './truck-day.js';
import { toWork } from './to-work.js';
import type { YardDrives } from './yard-drives.js';

export const daysFrom = (from: LocalDate, count: number): LocalDate[] =>
  Array.from({ length: count }, (_, index) => addDays(from, index));

interface Around {
  timezone: string;
  now: Date;
  yard: YardDrives;
  loads: readonly DayLoadView[];
}

/** The days of a search; a branch's trucks with what is on them. */
export function slotDays(
  days: readonly LocalDate[],
  { trucks, truckDay }: SlotBoard,
  { timezone, now, yard, loads }: Around,
): SlotDay[] {
  const rows = byTruckAndDay(truckDay);
  const loadOf = new Map(loads.map((one) => [one.date, one]));
  return days.map((day) => {
    const clock = dayClock(day, timezone);
    const working = trucks
      .filter(({ rentalDay }) => rentalDay === null || rentalDay === day)
      .flatMap((truck) => {
        const occupied = rows.get(`${truck.id} ${day}`) ?? [];
        return onDay(truck, occupied, (row) => toWork(row, clock, yard), clock.minutesOf);
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

/** Nothing where the truck does not work that day. */
function onDay(
  { id, name, hasLift }: SlotTruckRow,
  occupied: readonly TruckDayRow[],
  toWorkOf: (row: TruckDayRow) => Work,
  minutesOf: (instant: number) => number,
): SlotTruck[] {
  const out = occupied.find(({ kind }) => kind === 'unavailable');
  if (out && !out.isRestOfDay) return [];
  const truckDay = occupied
    .filter(({ kind }) => kind !== 'unavailable')
    .map(toWorkOf)
    .sort((a, b) => a.start - b.start);
  const worksUntil = out ? minutesOf(out.starts * 1000) : Infinity;
  return [{ id, name, hasLift, worksUntil, truckDay }];
}
