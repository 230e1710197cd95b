import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { JobHandler } from '#platform/queue/job-handler.js';
import { JobProcessor } from '#platform/queue/job-processor.js';
import { DriveLegsQuery } from '#modules/maps/index.js';
import type { DriveLeg, LegRequest } from '#modules/maps/index.js';
import { StoreDriveTimesCommand } from '../commands/store-drive-times/store-drive-times.command.js';
import { REFRESH_DRIVE_TIMES } from '../jobs/drive-times.job.js';
import type { DriveTimesPayload } from '../jobs/drive-times.job.js';
import { GetDriveRouteQuery } from '../queries/get-drive-route/get-drive-route.query.js';

type Legs = (DriveLeg | null)[];

/** The maps service is asked outside any transaction; only its answer is a command. */
@Injectable()
@JobProcessor(REFRESH_DRIVE_TIMES)
export class RefreshDriveTimesProcessor implements JobHandler<DriveTimesPayload> {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  async handle(payload: DriveTimesPayload): Promise<void> {
    const { customerId, activityId } = payload;
    const route = await this.queries.execute(new GetDriveRouteQuery(customerId, activityId));
    const routeKey = route.key;
    const known = route.legs.map(({ from, to, departure }) =>
      from && to ? { from, to, departure } : null,
    );
    try {
      const legs = await this.fetch(known, route.timezone);
      await this.commands.execute(new StoreDriveTimesCommand({ ...payload, routeKey, legs }));
    } catch (error) {
      await this.commands.execute(new StoreDriveTimesCommand({ ...payload, routeKey, legs: null }));
      throw error;
    }
  }

  /** Legs with an end that has no position yet are not requested. */
  private async fetch(legs: readonly (LegRequest | null)[], timezone: string): Promise<Legs> {
    const asked = legs.filter((leg) => leg !== null);
    const found = await this.queries.execute(new DriveLegsQuery(asked, timezone));
    return legs.map((leg) => (leg ? (found[asked.indexOf(leg)] ?? null) : null));
  }
}
