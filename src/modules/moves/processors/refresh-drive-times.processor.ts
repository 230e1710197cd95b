import { Inject, Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { JobHandler } from '#platform/queue/job-handler.js';
import { JobProcessor } from '#platform/queue/job-processor.js';
import { StoreDriveTimesCommand } from '../commands/store-drive-times/store-drive-times.command.js';
import { REFRESH_DRIVE_TIMES } from '../jobs/drive-times.job.js';
import type { DriveTimesPayload } from '../jobs/drive-times.job.js';
import { BOOKED_DRIVES } from '../ports/operation-placing.js';
import type { BookedDrives } from '../ports/operation-placing.js';
import { askLegs } from '../queries/ask-legs.js';
import { GetDriveRouteQuery } from '../queries/get-drive-route/get-drive-route.query.js';

/** The maps service is asked outside any transaction; only its answer is a command. */
@Injectable()
@JobProcessor(REFRESH_DRIVE_TIMES)
export class RefreshDriveTimesProcessor implements JobHandler<DriveTimesPayload> {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    @Inject(BOOKED_DRIVES) private readonly booked: BookedDrives,
  ) {}

  async handle(payload: DriveTimesPayload): Promise<void> {
    const { customerId, activityId } = payload;
    const route = await this.queries.execute(new GetDriveRouteQuery(customerId, activityId));
    const found = { ...payload, routeKey: route.key, placed: route.placed };
    let better: string[] = [];
    try {
      const legs = await askLegs(this.queries, route);
      better = await this.commands.execute(new StoreDriveTimesCommand({ ...found, legs }));
    } catch (error) {
      await this.commands.execute(new StoreDriveTimesCommand({ ...found, legs: null }));
      throw error;
    }
    for (const operationId of better) await this.booked.fit(operationId);
  }
}
