/** What one person has to do in a week. */
export interface PersonHoursView {
  /** Employee id. */
  employee: string;
  /** From the departure of each day's first booking on their truck to the return of its last. */
  hours: number;
  /** Days with a seat, also those on which the truck has no booking yet. */
  days: number;
}

/** Where somebody works on the day itself: on a truck, or on call for a branch. */
export interface PersonPlaceView {
  /** Employee id. */
  employee: string;
  branchId: string;
  branchName: string;
  /** Null: on call. */
  truckName: string | null;
}

/** Answer of GET /movemanager/week_hours/{date}; of all branches, without those who have no seat. */
export interface WeekHoursView {
  /** The week's Sunday and Saturday, `YYYY-MM-DD`. */
  from: string;
  to: string;
  people: PersonHoursView[];
  /** Of the day that was asked for. */
  places: PersonPlaceView[];
}
