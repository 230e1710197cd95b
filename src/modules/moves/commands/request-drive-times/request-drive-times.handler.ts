import { CommandBus, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { LiveChanges } from '../../../../platform/realtime/live-changes.js';
import { Jobs } from '../../../../platform/queue/jobs.js';
import { LockCustomerCommand } from '../../../customers/index.js';
import type { JobStartedView } from '../../contract/estimate.view.js';
import { customerTopic } from '../../contract/live.js';
import type { CustomerChange } from '../../contract/live.js';
import { REFRESH_DRIVE_TIMES } from '../../drive-times.job.js';
import { activityOf } from '../../move-state.js';
import { MoveReader } from '../../persistence/move-reader.js';
import { MoveWriter } from '../../persistence/move-writer.js';
import { withFetchStatus } from '../../planning/with-drive-times.js';
import { customerInactive } from '../refusals.js';
import { RequestDriveTimesCommand } from './request-drive-times.command.js';

@CommandHandler(RequestDriveTimesCommand)
export class RequestDriveTimesHandler implements ICommandHandler<RequestDriveTimesCommand> {
  constructor(
    private readonly commands: CommandBus,
    private readonly moves: MoveReader,
    private readonly writer: MoveWriter,
    private readonly jobs: Jobs,
    private readonly live: LiveChanges,
  ) {}

  async execute({ customerId, activityId }: RequestDriveTimesCommand): Promise<JobStartedView> {
    const customer = await this.commands.execute(new LockCustomerCommand(customerId));
    const stored = activityOf(await this.moves.load(customer), activityId);
    if (customer.status !== 'active') throw customerInactive();
    await this.writer.write([stored], [withFetchStatus(stored, 'EligibleForFetching')]);
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
