import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { MAX_PAGE_SIZE } from '#kernel/page.js';
import { currentActor } from '#platform/actor/actor.js';
import { Db } from '#platform/database/db.js';
import { id, instant, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { AccessConfig } from '../../access.config.js';
import type { SessionView } from '../../contract/session.view.js';
import { mostMinutesUnused } from '../../domain/idle.js';
import { GetSessionsQuery } from './get-sessions.query.js';

const SESSIONS = statement(
  { started: instant(), lastUsed: instant(), expires: instant(), _id: id(), device: text() },
  sql`
  select id as "_id", device, started, last_used as "lastUsed", expires
  from access.session
  where employee_id = $1 and expires > now()
    and ($3::int is null or last_used > now() - make_interval(mins => $3))
  order by id = $2 desc, last_used desc, id limit ${MAX_PAGE_SIZE}`,
  'plain',
);

@QueryHandler(GetSessionsQuery)
export class GetSessionsHandler implements IQueryHandler<GetSessionsQuery> {
  constructor(
    private readonly db: Db,
    private readonly config: AccessConfig,
  ) {}

  async execute(): Promise<SessionView[]> {
    const { employeeId, sessionId } = currentActor();
    const values = [employeeId, sessionId, mostMinutesUnused(this.config.idleMinutes)];
    const rows = await this.db.rows(SESSIONS, values);
    return rows.map(({ _id, device, started, lastUsed, expires }) => ({
      _id,
      device,
      started: started.toISOString(),
      lastUsed: lastUsed.toISOString(),
      expires: expires.toISOString(),
      current: _id === sessionId,
    }));
  }
}
