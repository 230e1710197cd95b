import { Injectable } from '@nestjs/common';
import { MoveSaver } from '../commands/move-saver.js';
import type { HistoryLine } from '../commands/move-saver.js';
import { wouldMismatchCrew } from '../domain/activities/crew-mismatch.js';
import { unplaced, wantedDrives } from '../domain/changes/following-legs.js';
import { bookingEnvelope, envelopeWindow } from '../domain/envelope/envelope.js';
import type { Pin } from '../domain/operation.js';
import { activityOf } from '../domain/move.js';
import type { Move } from '../domain/move.js';
import { drivenTo } from '../domain/linking/wanted-leg.js';
import { byTheYard } from '../domain/linking/linked-operation.js';
import type { LegChange } from '../domain/linking/linked-operation.js';
import {
  findOperation,
  judgeHome,
  judgePlacing,
  judgeSeen,
  withLinked,
  withOperation,
  withPlaced,
} from '../domain/placing/place-operation.js';
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

  lockCustomersOf(operationIds: readonly string[]): Promise<void> {
    return this.repository.lockAll(operationIds);
  }

  lock(request: OperationRequest): Promise<LockedOperation> {
    return this.locked(request, judgePlacing);
  }

  lockSeen(request: OperationRequest): Promise<LockedOperation> {
    return this.locked(request, judgeSeen);
  }

  judge(locked: LockedOperation, branchId: string): void {
    const move = this.moves.get(locked);
    if (move) judgeHome(branchId, move);
  }

  async shown(operationId: string): Promise<PlacedOperation> {
    const move = await this.repository.lockByOperation(operationId);
    return placedIn(move, findOperation(move, operationId));
  }

  async place(
    locked: LockedOperation,
    placement: Placement,
    legs: LegChange = {},
  ): Promise<PlacedOperation> {
    const { move, found } = this.taken(locked);
    const planned = withPlaced(move, found, placement, legs);
    const type = isBooking(locked, placement) ? 'BOOKED' : 'UPDATED';
    return this.save(move, planned, found, { type });
  }

  async link(locked: LockedOperation, legs: LegChange): Promise<PlacedOperation> {
    const { move, found } = this.taken(locked);
    return this.save(move, withLinked(move, found, legs), found, { type: 'UPDATED' });
  }

  async pin(locked: LockedOperation, pinned: Pin | null): Promise<PlacedOperation> {
    const { move, found } = this.taken(locked);
    const planned = withOperation(move, found, { ...found.operation, pinned }, {});
    return this.save(move, planned, found, { type: 'UPDATED' });
  }

  async retime(
    locked: LockedOperation,
    time: OperationTime,
    agreed?: string,
    legs: LegChange = {},
  ): Promise<PlacedOperation> {
    const { move, found } = this.taken(locked);
    const data = agreed === undefined ? {} : { agreed };
    return this.save(move, withTime(move, found, time, legs), found, { type: 'UPDATED', data });
  }

  /** Nothing is read again: the answer and the boards are told what was written. */
  private async save(
    move: Move,
    planned: Move,
    found: FoundOperation,
    line: HistoryLine,
  ): Promise<PlacedOperation> {
    return placedIn(await this.saver.savePlaced(move, planned, line), found);
  }

  private async locked(
    request: OperationRequest,
    judge: typeof judgePlacing,
  ): Promise<LockedOperation> {
    const move = await this.repository.lockByOperation(request.operationId);
    const found = findOperation(move, request.operationId);
    judge(request, move, found);
    const locked = lockedOperation(move, found);
    this.moves.set(locked, move);
    return locked;
  }

  /** What `lock` read, once. */
  private taken(locked: LockedOperation): { move: Move; found: FoundOperation } {
    const move = this.moves.get(locked);
    if (!move) throw new Error(`Operation ${locked.operationId} is placed without being locked`);
    this.moves.delete(locked);
    return { move, found: findOperation(move, locked.operationId) };
  }
}

/** Not where a drive only gets the room that it has now. */
const isBooking = ({ place }: LockedOperation, placement: Placement): boolean =>
  typeof placement === 'object' &&
  !(placement.drives !== undefined && placement.truckId === place.truck);

function placedIn(move: Move, { activity, operation }: FoundOperation): PlacedOperation {
  const isPlaced = ({ id }: { id: string }): boolean => id === operation.id;
  const [shown] = shownOfActivity(move, activityOf(move, activity.id), isPlaced);
  if (!shown) throw new Error(`Operation ${operation.id} is gone after it was placed`);
  return { version: move.customer.version, shown };
}

/** One operation of a locked move, with what scheduling needs to know about it. */
export function lockedOperation(
  { customer, branch }: Move,
  found: FoundOperation,
): LockedOperation {
  const { activity, operation } = found;
  const { operations, truckCount, numMovers } = activity;
  const { truck, unassigned, moverCount, follows, followedBy, pinned } = operation;
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
    pinned,
    yardTimes: byTheYard(operation),
    typed: { out: operation.startingTyped, back: operation.endingTyped },
    wantedDrives: wantedDrives(operation, activity),
    follows,
    followedBy,
    firstStop: drivenTo(activity.locations[0]),
    lastStop: drivenTo(activity.locations.at(-1)),
  };
}
