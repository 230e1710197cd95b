import { Body, Controller, Get, HttpCode, Param, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { COSTLY } from '#platform/http/costly-calls.js';
import { LimitPerPerson } from '#platform/http/person-limit.interceptor.js';
import { ApiTags } from '@nestjs/swagger';
import { PageQueryDto } from '#kernel/validation/index.js';
import { Post } from '#platform/http/idempotency/post.js';
import { Requires } from '#platform/http/requires.js';
import { WholeNumberPipe } from '#platform/http/whole-number.pipe.js';
import { ActivateVersionCommand } from '../commands/activate-version/activate-version.command.js';
import { RequestTrainingCommand } from '../commands/request-training/request-training.command.js';
import { ModelJobsQueryDto, PreviewModelDto } from '../contract/model.dto.js';
import type {
  ModelDetailView,
  ModelJobsView,
  ModelPreviewView,
  ModelView,
  TrainingStartedView,
} from '../contract/model.view.js';
import { GetModelQuery } from '../queries/get-model/get-model.query.js';
import { GetModelVersionQuery } from '../queries/get-model-version/get-model-version.query.js';
import { ListModelJobsQuery } from '../queries/list-model-jobs/list-model-jobs.query.js';
import { PreviewModelQuery } from '../queries/preview-model/preview-model.query.js';

const USUAL_SIZE = 50;

/** What finished jobs taught about how long moves take. */
@ApiTags('estimates')
@Controller('estimates/model')
@Requires('admin')
export class ModelController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Lists the versions of what was learned. */
  @Get()
  model(@Query() { page }: PageQueryDto): Promise<ModelView> {
    return this.queries.execute(new GetModelQuery(page));
  }

  /** Learns from the finished jobs, as a job. */
  @Post()
  @HttpCode(202)
  train(): Promise<TrainingStartedView> {
    return this.commands.execute(new RequestTrainingCommand());
  }

  /** Computes what some jobs would teach; stores nothing. */
  @Post('preview')
  @LimitPerPerson(COSTLY.preview)
  @HttpCode(200)
  preview(@Body() body: PreviewModelDto): Promise<ModelPreviewView> {
    return this.queries.execute(new PreviewModelQuery(body));
  }

  /** Shows what a version learned. */
  @Get(':version')
  version(@Param('version', WholeNumberPipe) version: number): Promise<ModelDetailView> {
    return this.queries.execute(new GetModelVersionQuery(version));
  }

  /** Lists the jobs that a version looked at. */
  @Get(':version/jobs')
  jobs(
    @Param('version', WholeNumberPipe) version: number,
    @Query() { branchId, page = 1, size = USUAL_SIZE }: ModelJobsQueryDto,
  ): Promise<ModelJobsView> {
    return this.queries.execute(new ListModelJobsQuery(version, branchId ?? null, { page, size }));
  }

  /** Uses a version from now on. */
  @Post(':version/activate')
  @HttpCode(200)
  async activate(@Param('version', WholeNumberPipe) version: number): Promise<ModelView> {
    await this.commands.execute(new ActivateVersionCommand(version));
    return this.queries.execute(new GetModelQuery());
  }
}
