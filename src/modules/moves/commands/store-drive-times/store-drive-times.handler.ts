import { CommandBus, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { localDateOf } from '../../../../kernel/local-date.js';
import { Clock } from '../../../../platform/clock/clock.js';
import { Events } from '../../../../platform/database/events.js';
import { LiveChanges } from '../../../../platform/realtime/live-changes.js';
import { LockCustomerCommand } from '../../../customers/index.js';
import { customerTopic } from '../../contract/live.js';
import type { CustomerChange } from '../../contract/live.js';
import type { DriveTimeFetchStatus } from '../../contract/move-terms.js';
import { CustomerChanged } from '../../events/customer-changed.event.js';
import { activityOf } from '../../move-state.js';
import type { MoveState, StoredActivity } from '../../move-state.js';
import { ConstantsStore } from '../../persistence/constants-store.js';
import { HeldMoves } from '../held-moves.js';
import { MoveWriter } from '../../persistence/move-writer.js';
import { boardOperations } from '../../planning/board-marks.js';
import { driveRoute } from '../../planning/drive-route.js';
import { withDriveTimes, withFetchStatus } from '../../planning/with-drive-times.js';
import { StoreDriveTimesCommand } from './store-drive-times.command.js';
import type { FetchedDriveTimes } from './store-drive-times.command.js';

@CommandHandler(StoreDriveTimesCommand)
export class StoreDriveTimesHandler implements ICommandHandler<StoreDriveTimesCommand> {
  constructor(
    private readonly commands: CommandBus,
    private readonly moves: HeldMoves,
    private readonly writer: MoveWriter,
    private readonly constants: ConstantsStore,
    private readonly clock: Clock,
    private readonly live: LiveChanges,
    private readonly events: Events,
  ) {}

  async execute({ fetched }: StoreDriveTimesCommand): Promise<void> {
    const { customerId, activityId, routeKey, legs } = fetched;
    const customer = await this.commands.execute(new LockCustomerCommand(customerId));
    const state = await this.moves.load(customer);
    const stored = activityOf(state, activityId);
    if (driveRoute(stored, state.branch, this.clock.now()).key !== routeKey) return;
    const after = await this.refreshed(stored, state, legs);
    await this.writer.write([stored], [after]);
    this.tell(state, after);
  }

  private async refreshed(
    stored: StoredActivity,
    { branch }: MoveState,
    legs: FetchedDriveTimes['legs'],
  ): Promise<StoredActivity> {
    if (legs === null) return withFetchStatus(stored, 'InError');
    const today = localDateOf(this.clock.now(), branch.timezone);
    return withDriveTimes(stored, legs, await this.constants.inForce(today));
  }

  /** A block on a board may have another envelope now, though its nounce is the same. */
  private tell({ customer }: MoveState, after: StoredActivity): void {
    const change: CustomerChange = {
      kind: 'drivetimes',
      activityId: after.id,
      status: overall(after),
    };
    this.live.changed(customerTopic(customer.id), change);
    const unassigned = boardOperations([after]).filter(({ truck }) => truck === null);
    if (unassigned.length > 0) {
      this.events.raise(new CustomerChanged(customer.id, unassigned));
    }
  }
}

const WORST_FIRST = ['InError', 'NeedsCoordinates', 'EligibleForFetching', 'Done'] as const;

/** One word for all stops: the worst of them. */
const overall = ({ locations }: StoredActivity): DriveTimeFetchStatus =>
  WORST_FIRST.find((status) =>
    locations.some(({ driveTimeFetchStatus }) => driveTimeFetchStatus === status),
  ) ?? 'Done';
