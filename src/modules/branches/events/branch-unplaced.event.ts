/** A branch was saved with an address whose position is not known. */
export class BranchUnplaced {
  constructor(
    readonly branchId: string,
    readonly address: string,
  ) {}
}
