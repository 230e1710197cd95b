import type { LocalDate } from '#kernel/local-date.js';
import type { DayTruckView } from './day.view.js';

/** Answer of PUT and DELETE /movemanager/standin. */
export interface StandInPairView {
  /** Whose row it is. */
  truck: DayTruckView;
  /** What serves it; null where nothing does. */
  by: DayTruckView | null;
}

/** How a trail names what serves a truck's row on a day. */
export const standInField = (day: LocalDate): string => `${day}.standIn`;
