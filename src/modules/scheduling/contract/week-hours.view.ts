/** What one person has to do in a week. */
export interface PersonHoursView {
  /** Employee id. */
  employee: string;
  /** From the departure of each day's first booking on their truck to the return of its last. */
  hours: number;
  /** Days with a seat, also those on which the truck has no booking yet. */
  days: number;
}

/** Answer of GET /movemanager/week_hours/{date}; of all branches, without those who have no seat. */
export interface WeekHoursView {
  /** The week's Sunday and Saturday, `YYYY-MM-DD`. */
  from: string;
  to: string;
  people: PersonHoursView[];
}
