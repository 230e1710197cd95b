import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { newId } from '../../../../kernel/ids.js';
import { currentActor } from '../../../../platform/actor/actor.js';
import { Clock } from '../../../../platform/clock/clock.js';
import { CONTRACT_STAGES } from '../../contract/customer-terms.js';
import type { CustomerState } from '../../customer-state.js';
import { CustomerReferences } from '../../persistence/customer-references.js';
import { CustomerStore } from '../../persistence/customer-store.js';
import { SearchIndex } from '../../persistence/search-index.js';
import { CreateCustomerCommand } from './create-customer.command.js';

const EMPTY = {
  email: '',
  altEmail: '',
  phone: '',
  phoneType: '' as const,
  altPhone: '',
  altPhoneType: '' as const,
  altFirstName: '',
  altLastName: '',
  isRepeat: false,
  previousContractId: null,
  externalId: '',
  notes: '',
  requestedDay: null,
  doNotDisturb: false,
  moveAlerts: '',
  actualPriceCents: null,
  autobooking: false,
  status: 'active' as const,
  version: 1,
  stage: CONTRACT_STAGES.CREATED,
  reconfirm: false,
  planVersion: 0,
  courtesyCallBy: null,
  courtesyCallWhen: null,
  firstCallBy: null,
  firstCallWhen: null,
  lastConfirmation: null,
  lastAutoconfirm: null,
};

@CommandHandler(CreateCustomerCommand)
export class CreateCustomerHandler implements ICommandHandler<CreateCustomerCommand> {
  constructor(
    private readonly references: CustomerReferences,
    private readonly customers: CustomerStore,
    private readonly search: SearchIndex,
    private readonly clock: Clock,
  ) {}

  async execute({ customer, fieldsAt }: CreateCustomerCommand): Promise<CustomerState> {
    const branch = await this.references.branch(customer.branchId);
    await this.references.requireSource(customer.referredBy, fieldsAt);
    if (customer.managedBy) await this.references.requireManager(customer.managedBy, fieldsAt);
    const created = this.clock.now();
    const state: CustomerState = {
      ...EMPTY,
      managedBy: currentActor().employeeId,
      rateCents: branch.defaultRateCents,
      ...customer,
      id: newId(created.getTime()),
      created,
    };
    await this.customers.insert(state);
    this.search.refresh([state.id]);
    await this.search.addWords([state.id]);
    return state;
  }
}
