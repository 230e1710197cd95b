import { Query } from '@nestjs/cqrs';
import type { QuotedPriceView } from '../../contract/mail.view.js';

/** What a quote said that the move comes to, which never changes. Refused: 404. */
export class GetQuotedPriceQuery extends Query<QuotedPriceView> {
  constructor(readonly emailId: string) {
    super();
  }
}
