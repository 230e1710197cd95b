import { Controller, Delete, Get, HttpCode, Param, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Post } from '#platform/http/idempotency/post.js';
import { ObjectIdPipe } from '#platform/http/object-id.pipe.js';
import { Requires } from '#platform/http/requires.js';
import { PauseQueueCommand } from '../commands/pause-queue/pause-queue.command.js';
import { PromoteJobCommand } from '../commands/promote-job/promote-job.command.js';
import { RemoveJobCommand } from '../commands/remove-job/remove-job.command.js';
import { ResumeQueueCommand } from '../commands/resume-queue/resume-queue.command.js';
import { RetryJobCommand } from '../commands/retry-job/retry-job.command.js';
import { QueueJobsQueryDto } from '../contract/queue-jobs.query.dto.js';
import type { QueueJobListView, QueueView } from '../contract/queue.view.js';
import { ListQueueJobsQuery } from '../queries/list-queue-jobs/list-queue-jobs.query.js';
import { ListQueuesQuery } from '../queries/list-queues/list-queues.query.js';

type Nothing = Record<string, never>;

/** The operator's view of the job queues. */
@Controller('ops/queues')
@Requires('admin')
export class QueuesController {
  constructor(
    private readonly queries: QueryBus,
    private readonly commands: CommandBus,
  ) {}

  /** Lists the job queues with their counts. */
  @Get()
  list(): Promise<QueueView[]> {
    return this.queries.execute(new ListQueuesQuery());
  }

  /** Lists the jobs of a queue. */
  @Get(':name/jobs')
  jobs(
    @Param('name') name: string,
    @Query() criteria: QueueJobsQueryDto,
  ): Promise<QueueJobListView> {
    return this.queries.execute(new ListQueueJobsQuery(name, criteria));
  }

  /** Tries a failed job again. */
  @Post(':name/jobs/:id/retry')
  @HttpCode(200)
  async retry(
    @Param('name') name: string,
    @Param('id', ObjectIdPipe) id: string,
  ): Promise<Nothing> {
    await this.commands.execute(new RetryJobCommand(name, id));
    return {};
  }

  /** Starts a delayed job now. */
  @Post(':name/jobs/:id/promote')
  @HttpCode(200)
  async promote(
    @Param('name') name: string,
    @Param('id', ObjectIdPipe) id: string,
  ): Promise<Nothing> {
    await this.commands.execute(new PromoteJobCommand(name, id));
    return {};
  }

  /** Removes a job. */
  @Delete(':name/jobs/:id')
  async remove(
    @Param('name') name: string,
    @Param('id', ObjectIdPipe) id: string,
  ): Promise<Nothing> {
    await this.commands.execute(new RemoveJobCommand(name, id));
    return {};
  }

  /** Pauses a queue. */
  @Post(':name/pause')
  @HttpCode(200)
  async pause(@Param('name') name: string): Promise<Nothing> {
    await this.commands.execute(new PauseQueueCommand(name));
    return {};
  }

  /** Resumes a queue. */
  @Post(':name/resume')
  @HttpCode(200)
  async resume(@Param('name') name: string): Promise<Nothing> {
    await this.commands.execute(new ResumeQueueCommand(name));
    return {};
  }
}
