import { Injectable } from '@nestjs/common';
import { currentActor } from '#platform/actor/actor.js';
import { Clock } from '#platform/clock/clock.js';
import type { Customer, SentCustomer } from '../domain/customer.js';
import { newCustomer } from '../domain/new-customer.js';
import { CustomerReferences } from '../lookups/customer-references.js';
import { MoveRepository } from '../persistence/move.repository.js';

/** Creates customers, without any activity. */
@Injectable()
export class CustomerMaker {
  constructor(
    private readonly references: CustomerReferences,
    private readonly moves: MoveRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * By default `managedBy` is the creator and `rateCents` the branch's; `fieldsAt` is where the
   * fields are in the body, for the paths of faults.
   * @throws DomainError 404 branch, 400 `referredBy` that names no source, `managedBy` no active
   * employee, unknown `previousContractId`
   */
  async make(sent: SentCustomer, fieldsAt = ''): Promise<Customer> {
    const { defaultRateCents: rateCents } = await this.references.branch(sent.branchId);
    await this.references.requireSource(sent.referredBy, fieldsAt);
    if (sent.managedBy) await this.references.requireManager(sent.managedBy, fieldsAt);
    const { employeeId: managedBy } = currentActor();
    const customer = newCustomer(sent, { created: this.clock.now(), managedBy, rateCents });
    await this.moves.insert(customer);
    return customer;
  }
}
