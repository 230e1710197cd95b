import { Query } from '@nestjs/cqrs';
import type { MatchRepeatDto } from '../../contract/customers.dto.js';
import type { RepeatMatchView } from '../../contract/match-repeat.view.js';

/** Customers with one of the email addresses or phones as their first or second one, newest first. */
export class MatchRepeatQuery extends Query<RepeatMatchView[]> {
  constructor(readonly sought: MatchRepeatDto) {
    super();
  }
}
