import { Injectable } from '@nestjs/common';
import { isoOf } from '#kernel/instant.js';
import { Db } from '#platform/database/db.js';
import { bigint, instant, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { EMPLOYEE } from '#modules/employees/index.js';

/** Of which thing, and which part of its fields, the last change is wanted. */
export interface Changed {
  entity: 'customer' | 'crew' | 'truck' | 'day';
  entityId: string;
  fields: readonly string[];
}

/** Who changed something last, and when. */
export interface LastChange {
  by: string;
  at: string;
}

const LAST = statement(
  { seq: bigint(), by: text().orNull(), at: instant() },
  sql`
  select h.seq, e.display_name as by, h.at from platform.history_event h
  left join ${EMPLOYEE} e on e.id = h.employee_id
  where h.entity = $1 and h.entity_id = $2 and h.at > $4 and exists (
    select from jsonb_array_elements(h.changes) change, unnest($3::text[]) wanted
    where strpos(change->>'field', wanted) > 0)
  order by h.seq desc limit 1`,
);

/** Finds who changed moves and crews. */
@Injectable()
export class LastChanges {
  constructor(private readonly db: Db) {}

  /** The newest change of any of these since then: what was so before is nobody's doing. */
  async of(things: readonly Changed[], since: Date): Promise<LastChange | null> {
    const found: (typeof LAST.row)[] = [];
    for (const { entity, entityId, fields } of things) {
      found.push(...(await this.db.rows(LAST, [entity, entityId, fields, since])));
    }
    const [last] = found.sort((a, b) => b.seq - a.seq);
    return last ? { by: last.by ?? '', at: isoOf(last.at) } : null;
  }
}
