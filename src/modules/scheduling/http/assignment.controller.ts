import { Body, Controller, Delete, Param, Put, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ObjectIdPipe } from '#platform/http/object-id.pipe.js';
import { Requires } from '#platform/http/requires.js';
import { versionOf } from '#modules/moves/contract/version.js';
import { AssignOperationCommand } from '../commands/assign-operation/assign-operation.command.js';
import { RetimeOperationCommand } from '../commands/retime-operation/retime-operation.command.js';
import { UnassignOperationCommand } from '../commands/unassign-operation/unassign-operation.command.js';
import {
  AssignOperationDto,
  RetimeOperationDto,
  UnassignOperationQueryDto,
} from '../contract/assign-operation.dto.js';
import type { PlacedView } from '../contract/booking.view.js';
import { expectedPlaceOf } from '../contract/expectations.js';

/** Operations on trucks. */
@Requires('sell')
@Controller('assignment/operation')
export class AssignmentController {
  constructor(private readonly commands: CommandBus) {}

  /** Books an operation on a truck. */
  @Put(':branchId/:operationId')
  assign(
    @Param('branchId', ObjectIdPipe) branchId: string,
    @Param('operationId', ObjectIdPipe) operationId: string,
    @Body() { truck, customerNounce, expect }: AssignOperationDto,
  ): Promise<PlacedView> {
    return this.commands.execute(
      new AssignOperationCommand(branchId, operationId, truck, versionOf(customerNounce), expect),
    );
  }

  /** Gives an operation another start or length; its truck stays. */
  @Put(':branchId/:operationId/time')
  retime(
    @Param('branchId', ObjectIdPipe) branchId: string,
    @Param('operationId', ObjectIdPipe) operationId: string,
    @Body() { customerNounce, ...wanted }: RetimeOperationDto,
  ): Promise<PlacedView> {
    const version = versionOf(customerNounce);
    return this.commands.execute(
      new RetimeOperationCommand({ branchId, operationId, version, ...wanted }),
    );
  }

  /** Takes an operation off its truck. */
  @Delete(':branchId/:operationId')
  unassign(
    @Param('branchId', ObjectIdPipe) branchId: string,
    @Param('operationId', ObjectIdPipe) operationId: string,
    @Query() { customerNounce, unassigned = false, expectTruck }: UnassignOperationQueryDto,
  ): Promise<PlacedView> {
    const expect = expectedPlaceOf(expectTruck);
    return this.commands.execute(
      new UnassignOperationCommand(
        branchId,
        operationId,
        versionOf(customerNounce),
        unassigned,
        expect,
      ),
    );
  }
}
