import { Body, Controller, HttpCode, Param, Put } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Post } from '#platform/http/idempotency/post.js';
import { ObjectIdPipe } from '#platform/http/object-id.pipe.js';
import { Requires } from '#platform/http/requires.js';
import { CreateMoveCommand } from '../commands/create-move/create-move.command.js';
import { ReactivateCustomerCommand } from '../commands/reactivate-customer/reactivate-customer.command.js';
import { UpdateCustomerCommand } from '../commands/update-customer/update-customer.command.js';
import { CreateCustomerDto } from '../contract/create-customer.dto.js';
import type { CreatedView, CustomerView } from '../contract/customer.view.js';
import { ReactivateCustomerDto } from '../contract/patch-customer.dto.js';
import { SaveCustomerDto } from '../contract/save-customer.dto.js';
import { versionOf } from '../contract/version.js';
import { GetCustomerQuery } from '../queries/get-customer/get-customer.query.js';

/** New customers, and whole customers saved back. */
@ApiTags('customers')
@Controller('customermgt')
export class CustomerManagementController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Creates a customer. */
  @Post()
  @HttpCode(201)
  @Requires('sell')
  create(@Body() { moveContractRequest }: CreateCustomerDto): Promise<CreatedView> {
    const { customerInformation, moveDetails } = moveContractRequest;
    const { branchId, requestedDay = null } = moveDetails;
    return this.commands.execute(
      new CreateMoveCommand({
        customer: { ...customerInformation, branchId },
        requestedDay,
        fieldsAt: 'moveContractRequest.customerInformation.',
      }),
    );
  }

  /** Saves a customer with all activities sent. */
  @Put(':id')
  @Requires('sell')
  async update(
    @Param('id', ObjectIdPipe) id: string,
    @Body() body: SaveCustomerDto,
  ): Promise<CustomerView> {
    await this.commands.execute(new UpdateCustomerCommand(id, body));
    return this.queries.execute(new GetCustomerQuery(id));
  }

  /** Reactivates a canceled customer. */
  @Put(':id/reactivate')
  @Requires('sell')
  async reactivate(
    @Param('id', ObjectIdPipe) id: string,
    @Body() { nounce }: ReactivateCustomerDto,
  ): Promise<CustomerView> {
    await this.commands.execute(new ReactivateCustomerCommand(id, versionOf(nounce)));
    return this.queries.execute(new GetCustomerQuery(id));
  }
}
