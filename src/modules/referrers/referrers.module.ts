import { Module } from '@nestjs/common';
import { SaveReferrersHandler } from './commands/save-referrers/save-referrers.handler.js';
import { ReferrerRepository } from './persistence/referrer.repository.js';
import { ListReferrersHandler } from './queries/list-referrers/list-referrers.handler.js';

/** The sources that customers come from. */
@Module({
  providers: [ReferrerRepository, SaveReferrersHandler, ListReferrersHandler],
})
export class ReferrersModule {}
