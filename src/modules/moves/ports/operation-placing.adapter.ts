import { Injectable } from '@nestjs/common';
import { HeldMoves } from '../commands/held-moves.js';
import { judgePlacing } from '../commands/judge-placing.js';
import { MoveSaver } from '../commands/move-saver.js';
import { wouldMismatchCrew } from '../domain/activities/crew-mismatch.js';
import { onTruck, onUnassignedRow, unplaced } from '../domain/changes/placed-operation.js';
import { bookingEnvelope, envelopeWindow } from '../domain/envelope/envelope.js';
import type { Move } from '../domain/move.js';
import type { Operation } from '../domain/operation.js';
import { findOperation, withOperation } from '../domain/placing/found-operation.js';
import type { FoundOperation } from '../domain/placing/found-operation.js';
import type {
  HeldOperation,
  OperationPlacing,
  OperationRequest,
  Placement,
} from '../operation-placing.js';

/** Keeps the move that it read for `hold` until `place`, so that nothing is read twice. */
@Injectable()
export class OperationPlacingAdapter implements OperationPlacing {
  private readonly moves = new WeakMap<HeldOperation, Move>();

  constructor(
    private readonly held: HeldMoves,
    private readonly saver: MoveSaver,
  ) {}

  async hold(request: OperationRequest): Promise<HeldOperation> {
    const move = await this.held.ofOperation(request.operationId);
    const found = findOperation(move, request.operationId);
    judgePlacing(request, move, found);
    const held = heldOperation(move, found);
    this.moves.set(held, move);
    return held;
  }

  async place(held: HeldOperation, placement: Placement): Promise<number> {
    const move = this.moves.get(held);
    if (!move) throw new Error(`Operation ${held.operationId} is placed without being held`);
    this.moves.delete(held);
    const found = findOperation(move, held.operationId);
    const planned = withOperation(move, found.activity, placed(found, placement));
    const type = typeof placement === 'object' ? 'BOOKED' : 'UPDATED';
    return this.saver.save(move, planned, { type });
  }
}

function placed({ operation, activity }: FoundOperation, placement: Placement): Operation {
  if (placement === 'none') return unplaced(operation, activity);
  if (placement === 'unassigned') return onUnassignedRow(operation, activity);
  return onTruck(operation, placement.truckId);
}

const windowOf = (operation: Operation) => envelopeWindow(bookingEnvelope(operation));

function heldOperation({ customer, branch }: Move, found: FoundOperation): HeldOperation {
  const { activity, operation } = found;
  const { operations, truckCount, numMovers } = activity;
  const { truck, unassigned } = operation;
  return {
    operationId: operation.id,
    activityId: activity.id,
    customerId: customer.id,
    branchId: customer.branchId,
    day: activity.activityDay,
    timezone: branch.timezone,
    window: windowOf(operation),
    windowOffTruck: windowOf(unplaced(operation, activity)),
    requiresLift: operation.requiresLift || activity.requiresLift,
    mismatchesCrew: wouldMismatchCrew(operations, operation.id, truckCount, numMovers),
    place: { truck, unassigned },
  };
}
