import { Command } from '@nestjs/cqrs';

/** A visitor's reservation, and the operation that takes its place. */
export interface Reserved {
  readonly reservationId: string;
  readonly branchId: string;
  /** On which it is. */
  readonly truckId: string;
  readonly operationId: string;
  /** The customer's. */
  readonly version: number;
}

/**
 * Books an operation with its drives where a visitor has reserved the time of its job: on that truck, else on another
 * that is free for all of it, else on that one with each drive cut to the room there is (R-DRIVE-17).
 * @throws 409 of an assignment, if there is no room for the job itself
 */
export class BookReservedCommand extends Command<void> {
  constructor(readonly reserved: Reserved) {
    super();
  }
}
