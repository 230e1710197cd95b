import { Body, Controller, Delete, Param, Put, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ObjectIdPipe } from '#platform/http/object-id.pipe.js';
import { Requires } from '#platform/http/requires.js';
import { Undoing } from '#platform/history/undoing.js';
import type { LeftEvent } from '#platform/history/undoing.js';
import type { StartChange } from '../commands/other-start.js';
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
import { startChangeIn, toOperation } from './taken-back.js';

/** Operations on trucks. */
@Requires('sell')
@Controller('assignment/operation')
export class AssignmentController {
  constructor(
    private readonly commands: CommandBus,
    private readonly undoing: Undoing,
  ) {}

  /** Books an operation on a truck. */
  @Put(':branchId/:operationId')
  async assign(
    @Param('branchId', ObjectIdPipe) branchId: string,
    @Param('operationId', ObjectIdPipe) operationId: string,
    @Body() { truck, customerNounce, expect, undoes }: AssignOperationDto,
  ): Promise<PlacedView> {
    await this.undoing.begin(undoes, toOperation(operationId));
    return this.commands.execute(
      new AssignOperationCommand(branchId, operationId, truck, versionOf(customerNounce), expect),
    );
  }

  /** Gives an operation another start or length; its truck stays. */
  @Put(':branchId/:operationId/time')
  async retime(
    @Param('branchId', ObjectIdPipe) branchId: string,
    @Param('operationId', ObjectIdPipe) operationId: string,
    @Body() { customerNounce, undoes, ...wanted }: RetimeOperationDto,
  ): Promise<PlacedView> {
    const left = await this.undoing.begin(undoes, toOperation(operationId));
    const version = versionOf(customerNounce);
    const takesBack = await this.startTakenBack(left, operationId);
    return this.commands.execute(
      new RetimeOperationCommand({ branchId, operationId, version, takesBack, ...wanted }),
    );
  }

  /** The start that an act changed, as long as it stands as the act left it. */
  private async startTakenBack(
    left: readonly LeftEvent[],
    operationId: string,
  ): Promise<StartChange | undefined> {
    const event = left.find(toOperation(operationId));
    const later = event ? await this.undoing.standingSince(event) : [];
    return startChangeIn(later, operationId) ? undefined : startChangeIn(left, operationId);
  }

  /** Takes an operation off its truck. */
  @Delete(':branchId/:operationId')
  async unassign(
    @Param('branchId', ObjectIdPipe) branchId: string,
    @Param('operationId', ObjectIdPipe) operationId: string,
    @Query() query: UnassignOperationQueryDto,
  ): Promise<PlacedView> {
    const { customerNounce, unassigned = false, expectTruck, undoes } = query;
    await this.undoing.begin(undoes, toOperation(operationId));
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
