import { Module } from '@nestjs/common';
import { DeleteViewHandler } from './commands/delete-view/delete-view.handler.js';
import { PlanCallHandler } from './commands/plan-call/plan-call.handler.js';
import { RollNextActivitiesHandler } from './commands/roll-next-activities/roll-next-activities.handler.js';
import { SaveViewHandler } from './commands/save-view/save-view.handler.js';
import { NextCallRepository } from './persistence/next-call.repository.js';
import { SavedViewRepository } from './persistence/saved-view.repository.js';
import { SearchRepository } from './persistence/search.repository.js';
import { FollowChangedCustomer } from './reactions/follow-changed-customer.js';

/** How customers are found: the search rows, what keeps them up to date, and named lists. */
@Module({
  providers: [
    SearchRepository,
    SavedViewRepository,
    NextCallRepository,
    FollowChangedCustomer,
    RollNextActivitiesHandler,
    SaveViewHandler,
    DeleteViewHandler,
    PlanCallHandler,
  ],
  exports: [SavedViewRepository],
})
export class CustomersModule {}
