import { Body, Controller, Delete, Param, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { notFound } from '#kernel/domain-error.js';
import { ObjectIdPipe } from '#platform/http/object-id.pipe.js';
import { Requires } from '#platform/http/requires.js';
import { PinOperationCommand } from '#modules/scheduling/index.js';
import { PinDto } from '../contract/proposal.dto.js';
import type { PinnedView } from '../contract/proposal.view.js';

/** What the desk leaves where it is. */
@ApiTags('planning')
@Requires('dispatch')
@Controller('planning/pin')
export class PinController {
  constructor(private readonly commands: CommandBus) {}

  /** Lets the desk leave a move as it is. */
  @Put(':operationId')
  async pin(
    @Param('operationId', ObjectIdPipe) operation: string,
    @Body() { why }: PinDto,
  ): Promise<PinnedView> {
    const pinned = await this.commands.execute(new PinOperationCommand(operation, why ?? ''));
    if (!pinned) throw notFound('Operation');
    return { operation, ...pinned };
  }

  /** Lets the desk move it again. */
  @Delete(':operationId')
  async unpin(
    @Param('operationId', ObjectIdPipe) operation: string,
  ): Promise<Record<string, never>> {
    await this.commands.execute(new PinOperationCommand(operation, null));
    return {};
  }
}
