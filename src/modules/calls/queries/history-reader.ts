import { Injectable } from '@nestjs/common';
import { notFound } from '#kernel/domain-error.js';
import { newerThan } from '#kernel/validation/index.js';
import { Db } from '#platform/database/db.js';
import { id, instant, jsonb, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { OTHER_KIND } from '#platform/history/trail.js';
import type { EventKind, OtherActorKind } from '#kernel/event-kind.js';
import { CUSTOMER } from '#modules/moves/index.js';
import type { HistoryEvent } from '../persistence/history.mapper.js';
import type { FieldChangeView } from '../contract/history.view.js';

/** More than anyone reads at once. */
const PAGE = 500;

const COLUMNS = `id, type, at, employee_id as "employeeId", ${OTHER_KIND} as "otherKind", data, changes`;

const HISTORY_EVENT = {
  id: id(),
  type: text<EventKind>(),
  at: instant(),
  employeeId: id().orNull(),
  otherKind: text<OtherActorKind>().orNull(),
  data: jsonb<Record<string, unknown>>(),
  changes: jsonb<FieldChangeView[]>(),
};
const FIND = statement(
  HISTORY_EVENT,
  sql`select ${COLUMNS} from platform.history_event where id = $1`,
  'plain',
);

const OF_CUSTOMER = statement(
  HISTORY_EVENT,
  sql`
  select ${COLUMNS} from platform.history_event
  where entity = 'customer' and entity_id = $1 and ($2::text is null or type = $2)
  order by seq desc limit ${PAGE} offset $3`,
);

const EXISTS = `select 1 from ${CUSTOMER} where id = $1`;

/** Reads the trail of customers. */
@Injectable()
export class HistoryReader {
  constructor(private readonly db: Db) {}

  /** @throws 404 */
  async find(eventId: string): Promise<HistoryEvent> {
    const [event] = await this.db.rows(FIND, [eventId]);
    if (!event) throw notFound('Event');
    return event;
  }

  /** Newest first. @throws 404 for the customer */
  async ofCustomer(
    customerId: string,
    type: EventKind | null,
    page?: number,
  ): Promise<HistoryEvent[]> {
    const values = [customerId, type, newerThan(page, PAGE)];
    const events = await this.db.rows(OF_CUSTOMER, values);
    if (events.length > 0) return events;
    const customer = await this.db.prepared(EXISTS, [customerId]);
    if (customer.length === 0) throw notFound('Customer');
    return [];
  }
}
