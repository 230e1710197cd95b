import { Query } from '@nestjs/cqrs';
import type { OnlineHoldView } from '../../contract/holds.view.js';

/**
 * What visitors of the web site hold on a branch's trucks now, of whatever day; what ends first comes first.
 * @throws 404 'Branch not found'
 */
export class ListReservationsQuery extends Query<OnlineHoldView[]> {
  constructor(readonly branchId: string) {
    super();
  }
}
