import type { ArrivalWindowView } from './slots.view.js';

export interface StartTimeView {
  /** `HH:mm` in the branch's zone. */
  time: string;
  /** How many trucks are free from then on. */
  slots: number;
}

/** A start that suits the branch well. */
export interface RecommendedStartView {
  /** `YYYY-MM-DD`. */
  date: string;
  /** `HH:mm` in the branch's zone. */
  time: string;
  /** Within which the start could be promised; null where the branch promises exact starts. */
  window: ArrivalWindowView | null;
}

/** One entry for each day, including days without a start. */
export interface AvailabilityView {
  availabilities: { date: string; startTimes: StartTimeView[] }[];
}

/** How full a day is: one entry of GET /movemanager/load. */
export interface DayLoadView {
  /** `YYYY-MM-DD`. */
  date: string;
  bookedMinutes: number;
  capacityMinutes: number;
  bookings: number;
  unassigned: number;
}
