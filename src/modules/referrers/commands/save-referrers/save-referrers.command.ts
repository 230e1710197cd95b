import { Command } from '@nestjs/cqrs';
import type { MarketingSourceDto } from '../../contract/marketing-source.dto.js';
import type { MarketingSourceView } from '../../contract/marketing-source.view.js';

/**
 * The whole list as it should be; returns it as stored. A stored source that is left out becomes
 * inactive. 400 for an unknown `_id`, and for renaming the source of public booking.
 */
export class SaveReferrersCommand extends Command<MarketingSourceView[]> {
  constructor(readonly sources: readonly MarketingSourceDto[]) {
    super();
  }
}
