import { Inject, Optional } from '@nestjs/common';
import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { currentActor } from '../../../../platform/actor/actor.js';
import { Clock } from '../../../../platform/clock/clock.js';
import { isReduced } from '../../../access/contract/permission-table.js';
import { reducedCustomer } from '../../../access/contract/reduced-fields.js';
import type { CustomerView, MoveEmailView } from '../../contract/customer.view.js';
import { CUSTOMER_EMAILS } from '../../customer-emails.js';
import type { CustomerEmails } from '../../customer-emails.js';
import { MoveRepository } from '../../persistence/move.repository.js';
import { customerView } from '../../views/customer-view.js';
import { GetCustomerQuery } from './get-customer.query.js';

@QueryHandler(GetCustomerQuery)
export class GetCustomerHandler implements IQueryHandler<GetCustomerQuery> {
  constructor(
    private readonly moves: MoveRepository,
    private readonly clock: Clock,
    @Optional() @Inject(CUSTOMER_EMAILS) private readonly mail?: CustomerEmails,
  ) {}

  async execute({ customerId }: GetCustomerQuery): Promise<CustomerView> {
    const [{ move, previousActualPriceCents }, emails] = await Promise.all([
      this.moves.find(customerId),
      this.emails(customerId),
    ]);
    const now = this.clock.now();
    const view = customerView(move, { emails, previousActualPriceCents, now });
    return isReduced(currentActor().roles) ? (reducedCustomer(view) as CustomerView) : view;
  }

  private emails(customerId: string): Promise<MoveEmailView[]> {
    return this.mail ? this.mail.ofCustomer(customerId) : Promise.resolve([]);
  }
}
