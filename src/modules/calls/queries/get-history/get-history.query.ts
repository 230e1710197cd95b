import { Query } from '@nestjs/cqrs';
import type { EventKind } from '#kernel/event-kind.js';
import type { HistoryEventView } from '../../contract/history.view.js';

/** A customer's history, newest first, 500 events a page; `type` null: of every kind. Refused: 404. */
export class GetHistoryQuery extends Query<HistoryEventView[]> {
  constructor(
    readonly customerId: string,
    readonly type: EventKind | null,
    readonly page?: number,
  ) {
    super();
  }
}
