export interface StartTimeView {
  /** `HH:mm` in the branch's zone. */
  time: string;
  /** How many trucks are free from then on. */
  slots: number;
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
