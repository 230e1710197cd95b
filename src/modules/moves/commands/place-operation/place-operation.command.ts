import { Command } from '@nestjs/cqrs';
import type { LocalDate } from '../../../../kernel/local-date.js';
import type { TimeWindow } from '../../../../kernel/time-window.js';

/** On a truck, on the Unassigned row of its day, or off every board. */
export type Placement = { truckId: string } | 'unassigned' | 'none';

/** Where an operation is, or where its sender believes it to be. */
export interface OperationPlace {
  truck: string | null;
  unassigned: boolean;
}

export interface PlacingOperation {
  operationId: string;
  /** The board's branch. */
  branchId: string;
  /** Absent: a command from elsewhere (a truck out of service), which needs none. */
  customerNounce?: string | undefined;
  /** With it a nounce that went stale only outside the operation's activity does not refuse. */
  expect?: OperationPlace | undefined;
  /** 404 unless the operation is this customer's. */
  customerId?: string | undefined;
  placement: Placement;
  /** Asked before anything is written: whoever keeps the trucks' time refuses by throwing. */
  judge?: ((plan: PlannedPlacing) => Promise<void>) | undefined;
}

/** What whoever keeps the trucks' time needs to know of an operation that is to be placed. */
export interface PlannedPlacing {
  operationId: string;
  activityId: string;
  customerId: string;
  branchId: string;
  day: LocalDate;
  timezone: string;
  /** The booking envelope, to the minute. */
  window: TimeWindow;
  /** Of the operation or of its activity. */
  requiresLift: boolean;
  /** The activity is complete with this truck, but its movers are not those asked for: 422, last. */
  crewMismatch: boolean;
  previous: OperationPlace;
}

export interface PlacedOperation extends PlannedPlacing {
  nounce: string;
}

/**
 * Puts an operation on a truck or takes it off; its time stays. Judges what moves know, in this
 * order: 404, 409 STALE_NOUNCE, BLOCK_CHANGED, CUSTOMER_INACTIVE, OTHER_BRANCH. The caller holds the
 * truck, judges the rest through `judge` and takes the slot in the same command.
 */
export class PlaceOperationCommand extends Command<PlacedOperation> {
  constructor(readonly placing: PlacingOperation) {
    super();
  }
}
