import { Query } from '@nestjs/cqrs';
import type { MarketingSourceView } from '../../contract/marketing-source.view.js';

/** By name. */
export class ListReferrersQuery extends Query<MarketingSourceView[]> {
  constructor(readonly includeInactive: boolean) {
    super();
  }
}
