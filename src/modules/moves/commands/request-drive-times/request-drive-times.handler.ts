import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { LiveChanges } from '#platform/realtime/live-changes.js';
import { Jobs } from '#platform/queue/jobs.js';
import type { JobStartedView } from '../../contract/estimate.view.js';
import { customerTopic } from '../../contract/live.js';
import type { CustomerChange } from '../../contract/live.js';
import { REFRESH_DRIVE_TIMES } from '../../jobs/drive-times.job.js';
import { MoveRepository } from '../../persistence/move.repository.js';
import { withFetchStatus } from '../../domain/changes/with-drive-times.js';
import { customerInactive } from '../../domain/refusals.js';
import { RequestDriveTimesCommand } from './request-drive-times.command.js';
import { activityOf, withActivity } from '../../domain/move.js';

@CommandHandler(RequestDriveTimesCommand)
export class RequestDriveTimesHandler implements ICommandHandler<RequestDriveTimesCommand> {
  constructor(
    private readonly moves: MoveRepository,
    private readonly jobs: Jobs,
    private readonly live: LiveChanges,
  ) {}

  async execute({ customerId, activityId }: RequestDriveTimesCommand): Promise<JobStartedView> {
    const move = await this.moves.lock(customerId);
    const stored = activityOf(move, activityId);
    if (move.customer.status !== 'active') throw customerInactive();
    const waiting = withFetchStatus(stored, 'EligibleForFetching');
    await this.moves.save(move, withActivity(move, waiting));
    const change: CustomerChange = {
      kind: 'drivetimes',
      activityId,
      status: 'EligibleForFetching',
    };
    this.live.changed(customerTopic(customerId), change);
    const payload = { customerId, activityId };
    const jobId = await this.jobs.enqueue(REFRESH_DRIVE_TIMES, payload, { dedupeKey: activityId });
    return { jobId };
  }
}
