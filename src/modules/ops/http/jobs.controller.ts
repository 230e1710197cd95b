import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { currentActor } from '#platform/actor/actor.js';
import { ObjectIdPipe } from '#platform/http/object-id.pipe.js';
import { ReducedTo } from '#platform/http/reduced-to.js';
import { Requires } from '#platform/http/requires.js';
import { JOB_SHOWN } from '#modules/access/contract/reduced/office-shown.js';
import type { JobView } from '#kernel/job.js';
import { GetJobQuery } from '../queries/get-job/get-job.query.js';

@Controller('jobs')
export class JobsController {
  constructor(private readonly queries: QueryBus) {}

  /** Shows how far a job is that the caller started. */
  @Get(':jobId')
  @Requires('self')
  @ReducedTo(JOB_SHOWN)
  get(@Param('jobId', ObjectIdPipe) jobId: string): Promise<JobView> {
    return this.queries.execute(new GetJobQuery(jobId, currentActor().employeeId));
  }
}
