import { Injectable } from '@nestjs/common';
import { MoveSaver } from '../commands/move-saver.js';
import type { HistoryLine } from '../commands/move-saver.js';
import { wouldMismatchCrew } from '../domain/activities/crew-mismatch.js';
import { unplaced } from '../domain/changes/following-legs.js';
import { bookingEnvelope, envelopeWindow } from '../domain/envelope/envelope.js';
import { activityOf } from '../domain/move.js';
import type { Move } from '../domain/move.js';
import { findOperation, judgePlacing, withPlaced } from '../domain/placing/place-operation.js';
import type { FoundOperation } from '../domain/placing/place-operation.js';
import { withTime } from '../domain/placing/retime.js';
import type { OperationTime } from '../domain/placing/retime.js';
import { MoveRepository } from '../persistence/move.repository.js';
import type {
  LockedOperation,
  OperationPlacing,
  OperationRequest,
  PlacedOperation,
  Placement,
} from '../ports/operation-placing.js';
import { shownOfActivity } from '../views/shown-operation.js';

/** Keeps the move that it read for `lock` until `place`, so that nothing is read twice. */
@Injectable()
export class OperationPlacingAdapter implements OperationPlacing {
  private readonly moves = new WeakMap<LockedOperation, Move>();

  constructor(
    private readonly repository: MoveRepository,
    private readonly saver: MoveSaver,
  ) {}

  async lock(request: OperationRequest): Promise<LockedOperation> {
    const move = await this.repository.lockByOperation(request.operationId);
    const found = findOperation(move, request.operationId);
    judgePlacing(request, move, found);
    const locked = lockedOperation(move, found);
    this.moves.set(locked, move);
    return locked;
  }

  async place(locked: LockedOperation, placement: Placement): Promise<PlacedOperation> {
    const { move, found } = this.taken(locked);
    const planned = withPlaced(move, found, placement);
    const type = typeof placement === 'object' ? 'BOOKED' : 'UPDATED';
    return this.save(move, planned, found, { type });
  }

  async retime(
    locked: LockedOperation,
    time: OperationTime,
    agreed?: string,
  ): Promise<PlacedOperation> {
    const { move, found } = this.taken(locked);
    const data = agreed === undefined ? {} : { agreed };
    return this.save(move, withTime(move, found, time), found, { type: 'UPDATED', data });
  }

  /** Nothing is read again: the answer and the boards are told what was written. */
  private async save(
    move: Move,
    planned: Move,
    { activity, operation }: FoundOperation,
    line: HistoryLine,
  ): Promise<PlacedOperation> {
    const after = await this.saver.saved(move, planned, line);
    const isPlaced = ({ id }: { id: string }): boolean => id === operation.id;
    const [shown] = shownOfActivity(after, activityOf(after, activity.id), isPlaced);
    if (!shown) throw new Error(`Operation ${operation.id} is gone after it was placed`);
    return { version: after.customer.version, shown };
  }

  /** What `lock` read, once. */
  private taken(locked: LockedOperation): { move: Move; found: FoundOperation } {
    const move = this.moves.get(locked);
    if (!move) throw new Error(`Operation ${locked.operationId} is placed without being locked`);
    this.moves.delete(locked);
    return { move, found: findOperation(move, locked.operationId) };
  }
}

/** One operation of a locked move, with what scheduling needs to know about it. */
export function lockedOperation(
  { customer, branch }: Move,
  found: FoundOperation,
): LockedOperation {
  const { activity, operation } = found;
  const { operations, truckCount, numMovers } = activity;
  const { truck, unassigned, moverCount } = operation;
  return {
    operationId: operation.id,
    activityId: activity.id,
    customerId: customer.id,
    branchId: customer.branchId,
    day: activity.activityDay,
    timezone: branch.timezone,
    planning: branch.planning,
    times: operation,
    timesOffTruck: unplaced(operation, activity),
    window: envelopeWindow(bookingEnvelope(operation)),
    arrivalWindow: operation.arrivalWindow,
    requiresLift: operation.requiresLift || activity.requiresLift,
    mismatchesCrew: wouldMismatchCrew(operations, operation.id, truckCount, numMovers),
    moverCount,
    place: { truck, unassigned },
  };
}
