import { Query } from '@nestjs/cqrs';
import type { EstimateSettingsView } from '../../contract/estimate-settings.view.js';

/** What a branch promises by its ranges. 404 for no branch. */
export class GetEstimateSettingsQuery extends Query<EstimateSettingsView> {
  constructor(readonly branchId: string) {
    super();
  }
}
