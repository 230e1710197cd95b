import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { currentActor } from '#platform/actor/actor.js';
import { ObjectIdPipe } from '#platform/http/object-id.pipe.js';
import { Requires } from '#platform/http/requires.js';
import type { JobView } from '#kernel/job.js';
import { GetJobQuery } from '../queries/get-job/get-job.query.js';

@Controller('jobs')
export class JobsController {
  constructor(private readonly queries: QueryBus) {}

  /** Shows how far a job is that the caller started. */
  @Get(':jobId')
  @Requires('self')
  get(@Param('jobId', ObjectIdPipe) jobId: string): Promise<JobView> {
    return this.queries.execute(new GetJobQuery(jobId, currentActor().employeeId));
  }
}
