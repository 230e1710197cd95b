import type { DayLoadView } from '#modules/scheduling/contract/availability.view.js';

export type LoadOfDay = ReadonlyMap<string, DayLoadView>;

/** How full a day is, 0 to 1; a day without trucks that has bookings is full. */
export function fullness({ bookedMinutes, capacityMinutes }: DayLoadView): number {
  if (capacityMinutes <= 0) return bookedMinutes > 0 ? 1 : 0;
  return Math.min(1, bookedMinutes / capacityMinutes);
}

const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

export const loadLabel = (load: DayLoadView): string =>
  [
    plural(load.bookings, 'booking'),
    load.unassigned > 0 ? `${load.unassigned} unassigned` : '',
    `${Math.round(fullness(load) * 100)} % full`,
  ]
    .filter(Boolean)
    .join(', ');
