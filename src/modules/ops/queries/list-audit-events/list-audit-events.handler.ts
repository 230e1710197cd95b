import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { offsetOf } from '#kernel/page.js';
import type { PageRequest } from '#kernel/page.js';
import type { OtherActorKind } from '#kernel/event-kind.js';
import { Db } from '#platform/database/db.js';
import { bigint, id, instant, integer, jsonb, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { composed, statement } from '#platform/database/sql/statement.js';
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

const TIMEZONE = statement(
  { timezone: text() },
  sql`
  select b.timezone from ${EMPLOYEE} e join ${BRANCH} b on b.id = e.branch_id
  where e.id = $1`,
  'plain',
);
const selected = (conditions: string): string => `from platform.history_event where ${conditions}`;
const PAGE = composed(
  {
    _id: id(),
    entity: text(),
    entityId: text(),
    type: text(),
    timestamp: instant(),
    employeeId: id().orNull(),
    /** Null for an employee. */
    otherKind: text<OtherActorKind>().orNull(),
    actorId: text().orNull(),
    requestId: text(),
    data: jsonb<AuditEventView['data']>(),
    changes: jsonb<AuditEventView['changes']>(),
    seq: bigint(),
    name: text().orNull(),
  },
  (conditions: string, { page, size }: PageRequest) => `
    with page as (
      select ${COLUMNS} ${selected(conditions)} order by at desc, seq desc
      limit ${size} offset ${offsetOf({ page, size })})
    select page.*, ${NAME} as name
    from page left join ${CUSTOMER} c
      on page.entity = 'customer' and c.id = page."entityId"
    order by page.timestamp desc, page.seq desc`,
  'plain',
  [['true', { page: 1, size: 1 }]],
);
const TOTAL = composed(
  { total: integer() },
  (conditions: string) => `select count(*)::int as total ${selected(conditions)}`,
  'plain',
  [['true']],
);

@QueryHandler(ListAuditEventsQuery)
export class ListAuditEventsHandler implements IQueryHandler<ListAuditEventsQuery> {
  constructor(private readonly db: Db) {}

  async execute({ criteria, employeeId }: ListAuditEventsQuery): Promise<AuditView> {
    const { page = 1, size = AUDIT_PAGE_SIZE } = criteria;
    const [conditions, values] = selectionOf(criteria, await this.timezoneOf(employeeId));
    const [events, counted] = await Promise.all([
      this.db.rows(PAGE(conditions, { page, size }), values),
      this.db.rows(TOTAL(conditions), values),
    ]);
    return { events: events.map(toView), total: counted[0]?.total ?? 0 };
  }

  private async timezoneOf(employeeId: string | null): Promise<string> {
    const [branch] = await this.db.rows(TIMEZONE, [employeeId]);
    return branch?.timezone ?? 'utc';
  }
}

type EventRow = ReturnType<typeof PAGE>['row'];

const toView = ({ name, seq: _seq, otherKind, actorId, ...event }: EventRow): AuditEventView => ({
  ...event,
  timestamp: event.timestamp.toISOString(),
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
