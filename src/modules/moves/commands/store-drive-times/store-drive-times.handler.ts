import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { localDateOf } from '#kernel/local-date.js';
import { Clock } from '#platform/clock/clock.js';
import { Events } from '#platform/database/events.js';
import { LiveChanges } from '#platform/realtime/live-changes.js';
import { customerTopic } from '../../contract/live.js';
import type { CustomerChange } from '../../contract/live.js';
import { DRIVE_TIME_STATUSES, type DriveTimeFetchStatus } from '../../contract/move-terms.js';
import { CustomerChanged } from '../../events/customer-changed.event.js';
import { ConstantsRepository } from '../../persistence/constants.repository.js';
import { MoveRepository } from '../../persistence/move.repository.js';
import { driveRoute } from '../../domain/transit/drive-route.js';
import { withPlacedStops } from '../../domain/transit/placed-stops.js';
import { withDriveTimes, withFetchStatus } from '../../domain/changes/with-drive-times.js';
import { StoreDriveTimesCommand } from './store-drive-times.command.js';
import type { FetchedDriveTimes } from './store-drive-times.command.js';
import type { Activity } from '../../domain/activity.js';
import { wantedDrives } from '../../domain/changes/following-legs.js';
import type { Operation } from '../../domain/operation.js';
import { NOTHING_LISTED } from '../../domain/listed-move.js';
import { activityOf, withActivity } from '../../domain/move.js';
import type { Move } from '../../domain/move.js';
import { shownOperations } from '../../views/shown-operation.js';

@CommandHandler(StoreDriveTimesCommand)
export class StoreDriveTimesHandler implements ICommandHandler<StoreDriveTimesCommand> {
  constructor(
    private readonly moves: MoveRepository,
    private readonly constants: ConstantsRepository,
    private readonly clock: Clock,
    private readonly live: LiveChanges,
    private readonly events: Events,
  ) {}

  async execute({ fetched }: StoreDriveTimesCommand): Promise<string[]> {
    const { customerId, activityId, routeKey, placed, legs } = fetched;
    const before = await this.moves.lock(customerId);
    const stored = activityOf(before, activityId);
    if (driveRoute(stored, before.branch, this.clock.now()).key !== routeKey) return [];
    const refreshed = await this.refreshed(withPlacedStops(stored, placed), before, legs);
    const after = withActivity(before, refreshed);
    await this.moves.save(before, after);
    this.tell(after, refreshed);
    return refreshed.operations.filter((one) => isToFit(one, refreshed)).map(({ id }) => id);
  }

  private async refreshed(
    stored: Activity,
    { branch }: Move,
    legs: FetchedDriveTimes['legs'],
  ): Promise<Activity> {
    if (legs === null) return withFetchStatus(stored, 'InError');
    const today = localDateOf(this.clock.now(), branch.timezone);
    return withDriveTimes(stored, legs, await this.constants.inForce(today));
  }

  /** A block on a board may have a different envelope now, though its version is the same. */
  private tell(move: Move, after: Activity): void {
    const change: CustomerChange = {
      kind: 'drivetimes',
      activityId: after.id,
      status: overall(after),
    };
    this.live.changed(customerTopic(move.customer.id), change);
    if (!after.operations.some(({ unassigned }) => unassigned)) return;
    const shown = shownOperations(move);
    this.events.raise(new CustomerChanged(move.customer.id, shown, NOTHING_LISTED));
  }
}

function isToFit(operation: Operation, activity: Activity): boolean {
  const { out, back } = wantedDrives(operation, activity);
  return operation.truck !== null && (out !== null || back !== null);
}

/** One status for all stops: the worst of them. */
const overall = ({ locations }: Activity): DriveTimeFetchStatus =>
  DRIVE_TIME_STATUSES.find((status) =>
    locations.some(({ driveTimeFetchStatus }) => driveTimeFetchStatus === status),
  ) ?? 'Done';
