import { Query } from '@nestjs/cqrs';
import type { QuantilePreviewView } from '../../contract/estimate-settings.view.js';

/**
 * How the branch's past moves would have kept a maximum of that share; without one, of its own. 404
 * for no branch.
 */
export class PreviewQuantileQuery extends Query<QuantilePreviewView> {
  constructor(
    readonly branchId: string,
    readonly quantile: number | null,
  ) {
    super();
  }
}
