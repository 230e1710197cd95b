import { Body, Controller, HttpCode, Param } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Post } from '#platform/http/idempotency/post.js';
import { ObjectIdPipe } from '#platform/http/object-id.pipe.js';
import { Requires } from '#platform/http/requires.js';
import { nounceOf, versionOf } from '#modules/moves/contract/version.js';
import { GetActivityQuery } from '#modules/moves/index.js';
import { RebookActivityCommand } from '../commands/rebook-activity/rebook-activity.command.js';
import { RebookActivityDto } from '../contract/rebook-activity.dto.js';
import type { RebookedView } from '../contract/retiming.view.js';

/** Whole activities on other days or at other hours. */
@ApiTags('activities')
@Requires('sell')
@Controller('move/activity')
export class RebookingController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Takes an activity off its trucks and books it on a day, in one. */
  @Post(':activityId/rebook')
  @HttpCode(200)
  async rebook(
    @Param('activityId', ObjectIdPipe) activityId: string,
    @Body() { customerNounce, activityDay, operations }: RebookActivityDto,
  ): Promise<RebookedView> {
    const parts = operations.map(({ _id, start, duration, truck }) => ({
      operationId: _id,
      start,
      duration,
      truckId: truck,
    }));
    const { customerId, version, bookings } = await this.commands.execute(
      new RebookActivityCommand(activityId, versionOf(customerNounce), activityDay, parts),
    );
    const activity = await this.queries.execute(new GetActivityQuery(customerId, activityId));
    return { nounce: nounceOf(version), activity, bookings };
  }
}
