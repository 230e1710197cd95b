import { Body, Controller, Delete, HttpCode, Param, Put, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Post } from '#platform/http/idempotency/post.js';
import { ObjectIdPipe } from '#platform/http/object-id.pipe.js';
import { Requires } from '#platform/http/requires.js';
import { AddActivityCommand } from '../commands/add-activity/add-activity.command.js';
import { DeleteActivityCommand } from '../commands/delete-activity/delete-activity.command.js';
import { OrderLocationsCommand } from '../commands/order-locations/order-locations.command.js';
import { UpdateActivityCommand } from '../commands/update-activity/update-activity.command.js';
import type { ActivityCreatedView, NounceView } from '../contract/activity.view.js';
import {
  CreateActivityDto,
  DeleteActivityQueryDto,
  UpdateActivityDto,
} from '../contract/activity.dto.js';
import type { CustomerView } from '../contract/customer.view.js';
import { ReorderLocationsDto } from '../contract/reorder-locations.dto.js';
import { nounceOf, versionOf } from '../contract/version.js';
import { GetActivityQuery } from '../queries/get-activity/get-activity.query.js';
import { GetCustomerQuery } from '../queries/get-customer/get-customer.query.js';

/** Activities of a customer and the order of their stops. */
@ApiTags('activities')
@Controller('move')
export class ActivityController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Adds an activity to a customer. */
  @Post('activity')
  @HttpCode(201)
  @Requires('sell')
  async add(@Body() body: CreateActivityDto): Promise<ActivityCreatedView> {
    const { movingContractId, nounce: basedOn, activityDay } = body;
    const { activityId, version } = await this.commands.execute(
      new AddActivityCommand(movingContractId, versionOf(basedOn), activityDay),
    );
    const activity = await this.queries.execute(new GetActivityQuery(movingContractId, activityId));
    return { activity, nounce: nounceOf(version) };
  }

  /** Changes an activity. */
  @Put('activity/:activityId')
  @Requires('sell')
  async update(
    @Param('activityId', ObjectIdPipe) activityId: string,
    @Body() { customerId, nounce, activity }: UpdateActivityDto,
  ): Promise<CustomerView> {
    await this.commands.execute(
      new UpdateActivityCommand({
        customerId,
        activityId,
        version: versionOf(nounce),
        activity,
      }),
    );
    return this.queries.execute(new GetCustomerQuery(customerId));
  }

  /** Deletes an activity. */
  @Delete('activity')
  @Requires('sell')
  async remove(
    @Query() { customerId, activityId, nounce }: DeleteActivityQueryDto,
  ): Promise<NounceView> {
    const version = await this.commands.execute(
      new DeleteActivityCommand(customerId, activityId, versionOf(nounce)),
    );
    return { nounce: nounceOf(version) };
  }

  /** Puts the locations of an activity into another order. */
  @Put('location/order')
  @Requires('sell')
  async reorder(@Body() body: ReorderLocationsDto): Promise<CustomerView> {
    const { contractId: customerId, activityId, locations } = body;
    const version = versionOf(body.nounce);
    await this.commands.execute(
      new OrderLocationsCommand({ customerId, activityId, locations, version }),
    );
    return this.queries.execute(new GetCustomerQuery(customerId));
  }
}
