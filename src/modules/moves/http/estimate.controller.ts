import { Body, Controller, HttpCode, Param } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { COSTLY } from '#platform/http/costly-calls.js';
import { LimitPerPerson } from '#platform/http/person-limit.interceptor.js';
import { ApiTags } from '@nestjs/swagger';
import { Post } from '#platform/http/idempotency/post.js';
import { ObjectIdPipe } from '#platform/http/object-id.pipe.js';
import { Requires } from '#platform/http/requires.js';
import { RequestDriveTimesCommand } from '../commands/request-drive-times/request-drive-times.command.js';
import { EstimateRequestDto } from '../contract/estimate-request.dto.js';
import type { EstimateView, JobStartedView } from '../contract/estimate.view.js';
import { EstimateLocationsQuery } from '../queries/estimate-locations/estimate-locations.query.js';

/** What an activity will take: computed hours, and drive times from the maps service. */
@ApiTags('estimates')
@Controller('move')
export class EstimateController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Estimates an activity without saving anything. */
  @Post('location/estimate/:customerId/:activityId')
  @LimitPerPerson(COSTLY.estimate)
  @HttpCode(200)
  @Requires('sell')
  estimate(
    @Param('customerId', ObjectIdPipe) customerId: string,
    @Param('activityId', ObjectIdPipe) activityId: string,
    @Body() body: EstimateRequestDto,
  ): Promise<EstimateView> {
    return this.queries.execute(new EstimateLocationsQuery(customerId, activityId, body));
  }

  /** Starts a refresh of the drive times. */
  @Post('drivetimes/:customerId/:activityId')
  @HttpCode(202)
  @Requires('sell')
  refreshDriveTimes(
    @Param('customerId', ObjectIdPipe) customerId: string,
    @Param('activityId', ObjectIdPipe) activityId: string,
  ): Promise<JobStartedView> {
    return this.commands.execute(new RequestDriveTimesCommand(customerId, activityId));
  }
}
