import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { JobHandler } from '#platform/queue/job-handler.js';
import { JobProcessor } from '#platform/queue/job-processor.js';
import { PlaceBranchCommand } from '#modules/branches/index.js';
import { GeocodeQuery } from '../queries/geocode/geocode.query.js';
import { PLACE_BRANCH } from '../jobs/place-branch.job.js';
import type { PlaceBranchPayload } from '../jobs/place-branch.job.js';

/** The maps service is asked outside any transaction; only its answer is a command. */
@Injectable()
@JobProcessor(PLACE_BRANCH)
export class PlaceBranchProcessor implements JobHandler<PlaceBranchPayload> {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  async handle({ branchId, address }: PlaceBranchPayload): Promise<void> {
    const place = await this.queries.execute(new GeocodeQuery(address));
    if (place) await this.commands.execute(new PlaceBranchCommand(branchId, address, place));
  }
}
