import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { offsetOf } from '#kernel/page.js';
import type { OtherActorKind } from '#kernel/event-kind.js';
import { Db } from '#platform/database/db.js';
import { text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { OTHER_KIND } from '#platform/history/trail.js';
import type { AuditQueryDto } from '../../contract/audit.query.dto.js';
import type { AuditEventView, AuditView } from '../../contract/audit.view.js';
import { AUDIT_PAGE_SIZE } from '../../contract/ops-terms.js';
import { ListAuditEventsQuery } from './list-audit-events.query.js';
import { addDays, instantAt, isLocalDate } from '#kernel/local-date.js';
import { BRANCH } from '#modules/branches/index.js';
import { EMPLOYEE } from '#modules/employees/index.js';
import { CUSTOMER } from '#modules/moves/index.js';

const COLUMNS = `
  id as "_id", entity, entity_id as "entityId", type, at as timestamp,
  employee_id as "employeeId", ${OTHER_KIND} as "otherKind", actor_id as "actorId",
  request_id as "requestId", data, changes, seq`;
const NAME = "nullif(trim(concat(c.first_name, ' ', c.last_name)), '')";

interface EventRow extends Omit<AuditEventView, 'by'> {
  /** Null for an employee. */
  otherKind: OtherActorKind | null;
  actorId: string | null;
  seq: string;
  name: string | null;
}

const TIMEZONE = statement(
  { timezone: text() },
  sql`
  select b.timezone from ${EMPLOYEE} e join ${BRANCH} b on b.id = e.branch_id
  where e.id = $1`,
  'plain',
);

@QueryHandler(ListAuditEventsQuery)
export class ListAuditEventsHandler implements IQueryHandler<ListAuditEventsQuery> {
  constructor(private readonly db: Db) {}

  async execute({ criteria, employeeId }: ListAuditEventsQuery): Promise<AuditView> {
    const { page = 1, size = AUDIT_PAGE_SIZE } = criteria;
    const [conditions, values] = selectionOf(criteria, await this.timezoneOf(employeeId));
    const from = `from platform.history_event where ${conditions}`;
    const [events, counted] = await Promise.all([
      this.db.query<EventRow>(
        `with page as (
           select ${COLUMNS} ${from} order by at desc, seq desc
           limit ${size} offset ${offsetOf({ page, size })})
         select page.*, ${NAME} as name
         from page left join ${CUSTOMER} c
           on page.entity = 'customer' and c.id = page."entityId"
         order by page.timestamp desc, page.seq desc`,
        values,
      ),
      this.db.query<{ total: number }>(`select count(*)::int as total ${from}`, values),
    ]);
    return { events: events.map(toView), total: counted[0]?.total ?? 0 };
  }

  private async timezoneOf(employeeId: string | null): Promise<string> {
    const [branch] = await this.db.rows(TIMEZONE, [employeeId]);
    return branch?.timezone ?? 'utc';
  }
}

const toView = ({ name, seq: _seq, otherKind, actorId, ...event }: EventRow): AuditEventView => ({
  ...event,
  ...(otherKind && { by: { kind: otherKind, id: actorId } }),
  ...(name !== null && { entityName: name }),
});

function selectionOf(criteria: AuditQueryDto, timezone: string): [string, unknown[]] {
  const { entity, id, employeeId, from, to } = criteria;
  const parts: [string, unknown][] = [
    ['entity =', entity || undefined],
    ['entity_id =', id || undefined],
    ['employee_id =', employeeId],
    ['at >=', from && beginOf(from, timezone)],
    ['at <', to && endOf(to, timezone)],
  ];
  const given = parts.filter(([, value]) => value !== undefined);
  const conditions = given.map(([comparison], at) => `${comparison} $${at + 1}`);
  return [['true', ...conditions].join(' and '), given.map(([, value]) => value)];
}

/** A day begins at midnight in `timezone`; an instant is itself. */
const beginOf = (moment: string, timezone: string): Date =>
  isLocalDate(moment) ? instantAt(moment, 0, timezone) : new Date(moment);

/** The first instant that is no longer in the period: a day counts to its end. */
const endOf = (moment: string, timezone: string): Date =>
  isLocalDate(moment) ? instantAt(addDays(moment, 1), 0, timezone) : new Date(moment);
