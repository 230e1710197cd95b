import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ChangeCustomerHandler } from './commands/change-customer/change-customer.handler.js';
import { ClaimCustomerHandler } from './commands/claim-customer/claim-customer.handler.js';
import { CreateCustomerHandler } from './commands/create-customer/create-customer.handler.js';
import { LockCustomerHandler } from './commands/lock-customer/lock-customer.handler.js';
import { ProjectCustomerHandler } from './commands/project-customer/project-customer.handler.js';
import { RollNextActivitiesHandler } from './commands/roll-next-activities/roll-next-activities.handler.js';
import { FindCustomerHandler } from './queries/find-customer/find-customer.handler.js';
import { CustomerProjections } from './persistence/customer-projections.js';
import { CustomerReferences } from './persistence/customer-references.js';
import { CustomerStore } from './persistence/customer-store.js';
import { SearchIndex } from './persistence/search-index.js';
import { StoredCustomerRow } from './persistence/stored-customer.row.js';

/** Customers as contacts: who they are, how far their contract has come, how they are found. */
@Module({
  imports: [TypeOrmModule.forFeature([StoredCustomerRow])],
  providers: [
    CustomerStore,
    CustomerReferences,
    CustomerProjections,
    SearchIndex,
    CreateCustomerHandler,
    LockCustomerHandler,
    ClaimCustomerHandler,
    ChangeCustomerHandler,
    ProjectCustomerHandler,
    RollNextActivitiesHandler,
    FindCustomerHandler,
  ],
})
export class CustomersModule {}
