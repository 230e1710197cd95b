import { counted } from '#kernel/counted.js';
import type { DayLoadView } from '#modules/scheduling/contract/availability.view.js';

export type LoadOfDay = ReadonlyMap<string, DayLoadView>;

const HOUR = 60;

/** How full a day is, 1 when every truck is booked all day; more than 1 if trucks work longer. */
export function fullness({ bookedMinutes, capacityMinutes }: DayLoadView): number {
  if (capacityMinutes <= 0) return bookedMinutes > 0 ? 1 : 0;
  return bookedMinutes / capacityMinutes;
}

const STEPS = 5;

/** How warm a day is drawn, 0 to 5: from a sixth on each step is a sixth more. */
export const heatOf = (load: DayLoadView): number =>
  Math.min(STEPS, Math.floor(fullness(load) * (STEPS + 1)));

/** The figures of a day as they are shown: `86`, `103 of 120 h`, `44 moves`. */
export const loadFigures = (load: DayLoadView) => ({
  percent: Math.round(fullness(load) * 100),
  hours: `${Math.round(load.bookedMinutes / HOUR)} of ${Math.round(load.capacityMinutes / HOUR)} h`,
  moves: counted(load.bookings, 'move'),
});

/** The same for those who don't see it. */
export function loadLabel(load: DayLoadView): string {
  const { percent, hours, moves } = loadFigures(load);
  const waiting = load.unassigned > 0 ? [`${load.unassigned} unassigned`] : [];
  return [moves, ...waiting, `${percent}% full`, `${hours} booked`].join(', ');
}
