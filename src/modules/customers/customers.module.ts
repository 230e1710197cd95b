import { Module } from '@nestjs/common';
import { RollNextActivitiesHandler } from './commands/roll-next-activities/roll-next-activities.handler.js';
import { SearchRepository } from './persistence/search.repository.js';
import { FollowChangedCustomer } from './reactions/follow-changed-customer.js';

/** How customers are found: the search rows, and what keeps them up to date. */
@Module({ providers: [SearchRepository, FollowChangedCustomer, RollNextActivitiesHandler] })
export class CustomersModule {}
