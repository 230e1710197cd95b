import { CommandBus, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { notFound } from '../../../../kernel/domain-error.js';
import { ClaimCustomerCommand, LockCustomerCommand } from '../../../customers/index.js';
import { hasCrewMismatch } from '../../domain/activities/crew-mismatch.js';
import { bookingEnvelope, envelopeWindow } from '../../domain/envelope/envelope.js';
import { MoveRepository } from '../../persistence/move.repository.js';
import { HeldMoves } from '../held-moves.js';
import { onTruck, onUnassignedRow, unplaced } from '../../domain/changes/placed-operation.js';
import { MoveSaver } from '../move-saver.js';
import { findOperation, judgePlacing, placeOf } from './judge-placing.js';
import type { FoundOperation } from './judge-placing.js';
import { PlaceOperationCommand } from './place-operation.command.js';
import type {
  PlacedOperation,
  Placement,
  PlacingOperation,
  PlannedPlacing,
} from './place-operation.command.js';
import type { Activity } from '../../domain/activity.js';
import { withActivity } from '../../domain/move.js';
import type { Move } from '../../domain/move.js';
import type { Operation } from '../../domain/operation.js';

@CommandHandler(PlaceOperationCommand)
export class PlaceOperationHandler implements ICommandHandler<PlaceOperationCommand> {
  constructor(
    private readonly commands: CommandBus,
    private readonly moves: MoveRepository,
    private readonly held: HeldMoves,
    private readonly saver: MoveSaver,
  ) {}

  async execute({ placing }: PlaceOperationCommand): Promise<PlacedOperation> {
    const { operationId, placement } = placing;
    const stored = await this.hold(placing);
    const found = findOperation(stored, operationId);
    judgePlacing(placing, stored, found);
    const operation = placed(found.operation, placement, found.activity);
    const activity = withOperation(found.activity, operation);
    const plan = planned(stored, found, activity, operation);
    await placing.judge?.(plan);
    const customer = await this.commands.execute(
      new ClaimCustomerCommand({
        customerId: stored.customer.id,
        nounce: null,
        mayBeInactive: true,
        held: stored.customer,
      }),
    );
    const before = { ...stored, customer };
    const type = typeof placement === 'object' ? 'BOOKED' : 'UPDATED';
    const nounce = await this.saver.save(before, withActivity(before, activity), { type });
    return { ...plan, nounce };
  }

  /** The customer is held before the operation is read, so that nobody moves it in between. */
  private async hold({ operationId, customerId }: PlacingOperation): Promise<Move> {
    const ownerId = await this.moves.customerOfOperation(operationId);
    if (customerId !== undefined && customerId !== ownerId) throw notFound('Operation');
    return this.held.load(await this.commands.execute(new LockCustomerCommand(ownerId)));
  }
}

const planned = (
  { customer, branch }: Move,
  found: FoundOperation,
  activity: Activity,
  operation: Operation,
): PlannedPlacing => ({
  operationId: operation.id,
  activityId: activity.id,
  customerId: customer.id,
  branchId: customer.branchId,
  day: activity.activityDay,
  timezone: branch.timezone,
  window: envelopeWindow(bookingEnvelope(operation)),
  requiresLift: operation.requiresLift || activity.requiresLift,
  crewMismatch: hasCrewMismatch(activity.operations, activity.truckCount, activity.numMovers),
  previous: placeOf(found.operation),
});

function placed(operation: Operation, placement: Placement, activity: Activity): Operation {
  if (placement === 'none') return unplaced(operation, activity);
  if (placement === 'unassigned') return onUnassignedRow(operation, activity);
  return onTruck(operation, placement.truckId);
}

const withOperation = (activity: Activity, operation: Operation): Activity => ({
  ...activity,
  operations: activity.operations.map((one) => (one.id === operation.id ? operation : one)),
});
