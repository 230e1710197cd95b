import type { LocalDate } from '#kernel/local-date.js';

/** Where a truck has a row: on every board of a branch (`day` null), or a rental on one day's. */
export interface BoardRow {
  branchId: string;
  day: LocalDate | null;
}

/**
 * A truck was created, changed or given back; raised inside the transaction, with the rows that it
 * had and has.
 */
export class TruckChanged {
  constructor(
    readonly truckId: string,
    readonly rows: readonly BoardRow[],
  ) {}
}
