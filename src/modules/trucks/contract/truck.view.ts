export interface TruckView {
  _id: string;
  name: string;
  abbreviation: string;
  color: string;
  hasLift: boolean;
  inService: boolean;
  isRental: boolean;
  /** `YYYY-MM-DD`, the one day of a rental; `null` for the branch's own trucks. */
  rentalDay: string | null;
  branchId: string;
}
