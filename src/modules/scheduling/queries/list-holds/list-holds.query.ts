import { Query } from '@nestjs/cqrs';
import type { HoldView } from '../../contract/holds.view.js';

/** What the caller holds now, by when it ends. */
export class ListHoldsQuery extends Query<HoldView[]> {
  constructor(readonly employeeId: string | null) {
    super();
  }
}
