import { Query } from '@nestjs/cqrs';
import type { SalesTodayView } from '../../contract/sales-today.view.js';

/** Who of a branch, or of all, waits for a salesperson today. */
export class GetSalesTodayQuery extends Query<SalesTodayView> {
  constructor(readonly branchId: string | null) {
    super();
  }
}
