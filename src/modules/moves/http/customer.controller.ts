import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Post } from '#platform/http/idempotency/post.js';
import { ObjectIdPipe } from '#platform/http/object-id.pipe.js';
import { ReducedTo } from '#platform/http/reduced-to.js';
import { Requires } from '#platform/http/requires.js';
import { CUSTOMER_SHOWN } from '#modules/moves/contract/reduced/customer-shown.js';
import { CancelCustomerCommand } from '../commands/cancel-customer/cancel-customer.command.js';
import { CloneCustomerCommand } from '../commands/clone-customer/clone-customer.command.js';
import { PatchCustomerCommand } from '../commands/patch-customer/patch-customer.command.js';
import { CancelCustomerQueryDto, PatchCustomerDto } from '../contract/patch-customer.dto.js';
import type { CreatedView, CustomerView } from '../contract/customer.view.js';
import { versionOf } from '../contract/version.js';
import { GetCustomerQuery } from '../queries/get-customer/get-customer.query.js';

/** One whole customer. */
@ApiTags('customers')
@Controller('customer')
export class CustomerController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Shows a customer with all activities. */
  @Get(':id')
  @Requires('read')
  @ReducedTo(CUSTOMER_SHOWN)
  get(@Param('id', ObjectIdPipe) id: string): Promise<CustomerView> {
    return this.queries.execute(new GetCustomerQuery(id));
  }

  /** Changes a few facts of a customer. */
  @Patch(':id')
  @Requires('sell')
  async patch(
    @Param('id', ObjectIdPipe) id: string,
    @Body() body: PatchCustomerDto,
  ): Promise<CustomerView> {
    await this.commands.execute(new PatchCustomerCommand(id, body));
    return this.queries.execute(new GetCustomerQuery(id));
  }

  /** Cancels a customer and frees every truck. */
  @Delete(':id')
  @Requires('sell')
  async cancel(
    @Param('id', ObjectIdPipe) id: string,
    @Query() { nounce, reason }: CancelCustomerQueryDto,
  ): Promise<CustomerView> {
    await this.commands.execute(new CancelCustomerCommand(id, versionOf(nounce), reason));
    return this.queries.execute(new GetCustomerQuery(id));
  }

  /** Copies a customer for another move. */
  @Post('clone/:id')
  @HttpCode(201)
  @Requires('sell')
  clone(@Param('id', ObjectIdPipe) id: string): Promise<CreatedView> {
    return this.commands.execute(new CloneCustomerCommand(id));
  }
}
