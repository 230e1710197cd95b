import { Inject, Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { JobHandler } from '#platform/queue/job-handler.js';
import { JobProcessor } from '#platform/queue/job-processor.js';
import { DriveLegsQuery } from '#modules/maps/index.js';
import type { DriveLeg, LegRequest } from '#modules/maps/index.js';
import { StoreDriveTimesCommand } from '../commands/store-drive-times/store-drive-times.command.js';
import { REFRESH_DRIVE_TIMES } from '../jobs/drive-times.job.js';
import type { DriveTimesPayload } from '../jobs/drive-times.job.js';
import { BOOKED_DRIVES } from '../ports/operation-placing.js';
import type { BookedDrives } from '../ports/operation-placing.js';
import { GetDriveRouteQuery } from '../queries/get-drive-route/get-drive-route.query.js';

type Legs = (DriveLeg | null)[];

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
    const known = route.legs.map(({ from, to, departure }) =>
      from && to ? { from, to, departure } : null,
    );
    let better: string[] = [];
    try {
      const legs = await this.fetch(known, route.timezone);
      better = await this.commands.execute(new StoreDriveTimesCommand({ ...found, legs }));
    } catch (error) {
      await this.commands.execute(new StoreDriveTimesCommand({ ...found, legs: null }));
      throw error;
    }
    for (const operationId of better) await this.booked.fit(operationId);
  }

  /** Legs with an end that has no position yet are not requested. */
  private async fetch(legs: readonly (LegRequest | null)[], timezone: string): Promise<Legs> {
    const asked = legs.filter((leg) => leg !== null);
    const found = await this.queries.execute(new DriveLegsQuery(asked, timezone));
    return legs.map((leg) => (leg ? (found[asked.indexOf(leg)] ?? null) : null));
  }
}
