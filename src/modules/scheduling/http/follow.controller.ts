import { Body, Controller, Delete, Param, Put, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { ObjectIdPipe } from '#platform/http/object-id.pipe.js';
import { Undoing } from '#platform/history/undoing.js';
import { Requires } from '#platform/http/requires.js';
import { versionOf } from '#modules/moves/contract/version.js';
import { FollowOperationCommand } from '../commands/follow-operation/follow-operation.command.js';
import { UnfollowOperationCommand } from '../commands/unfollow-operation/unfollow-operation.command.js';
import { toOperation } from './taken-back.js';
import type { FollowedView } from '../contract/booking.view.js';
import { FollowOperationDto, UnfollowOperationQueryDto } from '../contract/follow-operation.dto.js';

/** Trucks that drive from one operation straight to the next. */
@ApiTags('assignment')
@Requires('sell')
@Controller('assignment/follow')
export class FollowController {
  constructor(
    private readonly commands: CommandBus,
    private readonly undoing: Undoing,
  ) {}

  /** Lets an operation follow another one directly, on its truck. */
  @Put(':branchId/:operationId')
  async follow(
    @Param('branchId', ObjectIdPipe) branchId: string,
    @Param('operationId', ObjectIdPipe) operationId: string,
    @Body() { customerNounce, after: afterId, afterNounce, expect, undoes }: FollowOperationDto,
  ): Promise<FollowedView> {
    await this.undoing.begin(undoes, toOperation(operationId));
    const version = versionOf(customerNounce);
    const afterVersion = versionOf(afterNounce);
    return this.commands.execute(
      new FollowOperationCommand({ branchId, operationId, version, afterId, afterVersion, expect }),
    );
  }

  /** Lets the truck drive by the yard again before an operation. */
  @Delete(':branchId/:operationId')
  async unfollow(
    @Param('branchId', ObjectIdPipe) branchId: string,
    @Param('operationId', ObjectIdPipe) operationId: string,
    @Query() { customerNounce, afterNounce, undoes }: UnfollowOperationQueryDto,
  ): Promise<FollowedView> {
    await this.undoing.begin(undoes, toOperation(operationId));
    const version = versionOf(customerNounce);
    const afterVersion = versionOf(afterNounce);
    return this.commands.execute(
      new UnfollowOperationCommand({ branchId, operationId, version, afterVersion }),
    );
  }
}
