import { Body, Controller, Delete, Param, Put, UseGuards } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { PICTURE_TYPES } from '#kernel/picture.js';
import { ObjectIdPipe } from '#platform/http/object-id.pipe.js';
import { PictureBytesPipe } from '#platform/http/picture-bytes.pipe.js';
import { ReducedTo } from '#platform/http/reduced-to.js';
import { Requires, TakesBytes } from '#platform/http/requires.js';
import { SELF_SHOWN } from '#modules/access/contract/reduced/office-shown.js';
import { RemovePictureCommand } from '../commands/remove-picture/remove-picture.command.js';
import { StorePictureCommand } from '../commands/store-picture/store-picture.command.js';
import type { EmployeeView } from '../contract/employee.view.js';
import { EncodePictureQuery } from '../queries/encode-picture/encode-picture.query.js';
import { OwnPictureGuard } from './own-picture.guard.js';

@Controller('employee/:id/picture')
@Requires('self')
@ReducedTo(SELF_SHOWN)
@UseGuards(OwnPictureGuard)
export class EmployeePictureController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Stores the picture of an employee. */
  @Put()
  @TakesBytes()
  @ApiConsumes(...PICTURE_TYPES)
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  async store(
    @Param('id', ObjectIdPipe) id: string,
    @Body(PictureBytesPipe) bytes: Buffer,
  ): Promise<EmployeeView> {
    const webp = await this.queries.execute(new EncodePictureQuery(bytes));
    return this.commands.execute(new StorePictureCommand(id, webp));
  }

  /** Removes the picture of an employee. */
  @Delete()
  remove(@Param('id', ObjectIdPipe) id: string): Promise<EmployeeView> {
    return this.commands.execute(new RemovePictureCommand(id));
  }
}
