import { Injectable } from '@nestjs/common';
import { Db } from '#platform/database/db.js';
import { id, instant, integer, jsonb, smallint, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import type { KnownRow } from '../contract/actual.js';
import type { Entry } from '../domain/entry.js';
import type { Known, Records } from '../domain/known.js';
import type { Stamp } from '../domain/stamp.js';
import { fromKnown, fromStamp, toEntry, toStamp } from './record.mapper.js';
import type { StoredTyped } from './record.mapper.js';
import type { StampKind } from '../domain/actual-terms.js';

const COLUMNS =
  'id, operation_id, kind, at, device_at, received_at, employee_id, minutes, note, of_id';
const LOCK = `
  select pg_advisory_xact_lock(hashtextextended('actuals:' || id, 0)) from unnest($1::text[]) id`;
const STAMP_ROW = {
  id: id(),
  operation_id: id(),
  kind: text<StampKind>(),
  at: instant(),
  device_at: instant(),
  received_at: instant(),
  employee_id: id(),
  minutes: smallint().orNull(),
  note: text().orNull(),
  of_id: id().orNull(),
};
const STAMPS = statement(
  STAMP_ROW,
  sql`select ${COLUMNS} from actuals.stamp where operation_id = any ($1)`,
);
const STAMPS_BY_ID = statement(
  STAMP_ROW,
  sql`select ${COLUMNS} from actuals.stamp where id = any ($1)`,
);
const LAST_ENTRIES = statement(
  {
    operation_id: id(),
    version: integer(),
    at: instant(),
    employee_id: id(),
    typed: jsonb<StoredTyped>(),
    entries: integer(),
  },
  sql`
  select e.operation_id, e.version, e.at, e.employee_id, e.typed,
         (select count(*)::int from actuals.entry c where c.operation_id = e.operation_id) as entries
  from unnest($1::text[]) one(id)
  cross join lateral (select * from actuals.entry where operation_id = one.id
                      order by version desc limit 1) e`,
);
const INSERT_STAMPS = statement(
  { id: id() },
  sql`
  insert into actuals.stamp (${COLUMNS})
  select ${COLUMNS} from jsonb_populate_recordset(null::actuals.stamp, $1)
  on conflict (id) do nothing
  returning id`,
  'plain',
);
const INSERT_ENTRY = `
  insert into actuals.entry (operation_id, version, at, employee_id, typed)
  values ($1, $2, $3, $4, $5)`;

const KNOWN_COLUMNS = `
  operation_id, version, left_yard, started, finished, back_yard, breaks, break_minutes, movers,
  extra_minutes, extra_note, exceptional, exceptional_why, source, is_asking`;
const KEEP_KNOWN = `
  insert into actuals.actual (${KNOWN_COLUMNS})
  select ${KNOWN_COLUMNS} from jsonb_populate_recordset(null::actuals.actual, $1)
  on conflict (operation_id) do update set
    version = excluded.version, left_yard = excluded.left_yard, started = excluded.started,
    finished = excluded.finished, back_yard = excluded.back_yard, breaks = excluded.breaks,
    break_minutes = excluded.break_minutes, movers = excluded.movers,
    extra_minutes = excluded.extra_minutes, extra_note = excluded.extra_note,
    exceptional = excluded.exceptional, exceptional_why = excluded.exceptional_why,
    source = excluded.source, is_asking = excluded.is_asking`;

/** Keeps what crews stamp and the office enters. */
@Injectable()
export class RecordRepository {
  constructor(private readonly db: Db) {}

  /** Until the command ends nobody else writes about these operations; there may be nothing yet. */
  async lock(operationIds: readonly string[]): Promise<void> {
    await this.db.query(LOCK, [[...operationIds].sort()]);
  }

  /** What is kept of each operation. */
  async of(operationIds: readonly string[]): Promise<ReadonlyMap<string, Records>> {
    const stamps = (await this.db.rows(STAMPS, [operationIds])).map(toStamp);
    const rows = await this.db.rows(LAST_ENTRIES, [operationIds]);
    const stampsOf = byOperation(stamps);
    const lastOf = new Map(rows.map((row) => [row.operation_id, row]));
    const of = (id: string): Records => {
      const last = lastOf.get(id);
      const entry = last ? toEntry(last) : null;
      return { stamps: stampsOf.get(id) ?? [], entry, entries: last?.entries ?? 0 };
    };
    return new Map(operationIds.map((id) => [id, of(id)]));
  }

  /** Stamps of any operation. */
  async stampsByIds(ids: readonly string[]): Promise<Stamp[]> {
    return (await this.db.rows(STAMPS_BY_ID, [ids])).map(toStamp);
  }

  /**
   * @returns the ids of those that are stored now; another's id was used for another operation at the
   *   same moment
   */
  async addStamps(stamps: readonly Stamp[]): Promise<ReadonlySet<string>> {
    if (stamps.length === 0) return new Set();
    const rows = JSON.stringify(stamps.map(fromStamp));
    const added = await this.db.rows(INSERT_STAMPS, [rows]);
    return new Set(added.map(({ id }) => id));
  }

  async addEntry({ operationId, version, at, by, typed }: Entry): Promise<void> {
    await this.db.execute(INSERT_ENTRY, [operationId, version, at, by, JSON.stringify(typed)]);
  }

  /** What the records of operations come to, for everybody who reads without them. */
  async keepKnown(known: ReadonlyMap<string, Known>): Promise<void> {
    if (known.size === 0) return;
    const rows: KnownRow[] = [...known].map(([id, one]) => fromKnown(id, one));
    await this.db.execute(KEEP_KNOWN, [JSON.stringify(rows)]);
  }
}

function byOperation<T extends { operationId: string }>(all: readonly T[]): Map<string, T[]> {
  const lists = new Map<string, T[]>();
  for (const one of all) {
    const list = lists.get(one.operationId);
    if (list) list.push(one);
    else lists.set(one.operationId, [one]);
  }
  return lists;
}
