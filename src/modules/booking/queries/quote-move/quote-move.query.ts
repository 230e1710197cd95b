import { Query } from '@nestjs/cqrs';
import type { QuoteView } from '../../contract/booking.view.js';
import type { Home } from '../../quoting/home.js';

export interface QuoteRequest extends Home {
  zip: string;
  /** Nearby if undefined. */
  toZip: string | undefined;
}

/**
 * What moving out of a home will take and cost.
 * @throws 404 NOT_SERVED
 */
export class QuoteMoveQuery extends Query<QuoteView> {
  constructor(readonly request: QuoteRequest) {
    super();
  }
}
