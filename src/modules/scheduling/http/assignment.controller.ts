import { Body, Controller, Delete, Param, Put, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ObjectIdPipe } from '../../../platform/http/object-id.pipe.js';
import { Requires } from '../../../platform/http/requires.js';
import { AssignOperationCommand } from '../commands/assign-operation/assign-operation.command.js';
import { UnassignOperationCommand } from '../commands/unassign-operation/unassign-operation.command.js';
import { AssignOperationDto } from '../contract/assign-operation.dto.js';
import type { PlacedView } from '../contract/booking.view.js';
import { expectedPlaceOf } from '../contract/expectations.js';
import { UnassignOperationQueryDto } from '../contract/unassign-operation.query.dto.js';
import { GetBookingQuery } from '../queries/get-booking/get-booking.query.js';

/** Operations on trucks. */
@Controller('assignment/operation')
export class AssignmentController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Put(':branchId/:operationId')
  @Requires('sell')
  async assign(
    @Param('branchId', ObjectIdPipe) branchId: string,
    @Param('operationId', ObjectIdPipe) operationId: string,
    @Body() { truck, customerNounce, expect }: AssignOperationDto,
  ): Promise<PlacedView> {
    const { nounce } = await this.commands.execute(
      new AssignOperationCommand(branchId, operationId, truck, customerNounce, expect),
    );
    return { nounce, booking: await this.queries.execute(new GetBookingQuery(operationId)) };
  }

  @Delete(':branchId/:operationId')
  @Requires('sell')
  async unassign(
    @Param('branchId', ObjectIdPipe) branchId: string,
    @Param('operationId', ObjectIdPipe) operationId: string,
    @Query() { customerNounce, unassigned = false, expectTruck }: UnassignOperationQueryDto,
  ): Promise<PlacedView> {
    const expect = expectedPlaceOf(expectTruck);
    const { nounce } = await this.commands.execute(
      new UnassignOperationCommand(branchId, operationId, customerNounce, unassigned, expect),
    );
    return { nounce, booking: await this.queries.execute(new GetBookingQuery(operationId)) };
  }
}
