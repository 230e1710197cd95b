/** Where the sender believes an operation is (R-BOARD-16). */
export interface PlaceExpectation {
  truck: string | null;
  unassigned: boolean;
}
