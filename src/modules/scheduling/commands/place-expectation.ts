/** Where the sender believes an operation is (wire contract, section 6, `expect`). */
export interface PlaceExpectation {
  truck: string | null;
  unassigned: boolean;
}
