import { Injectable } from '@nestjs/common';
import { conflict } from '#kernel/domain-error.js';
import { isoOf } from '#kernel/instant.js';
import { Db } from '../database/db.js';
import { id, instant } from '../database/sql/column.js';
import { sql } from '../database/sql/sql.js';
import { statement } from '../database/sql/statement.js';

/** The sentence of 409 STALE_VERSION. */
const STALE_VERSION = 'Someone else changed this.';

const LAST = statement(
  { by: id().orNull(), at: instant() },
  sql`
  select employee_id as by, at from platform.history_event
  where entity = $1 and entity_id = $2
  order by seq desc limit 1`,
  'plain',
);

/** A stored thing as it is, locked by the running command. */
export interface StoredVersion {
  /** As the trail calls it. */
  entity: string;
  entityId: string;
  /** Raised by each save that changes something. */
  version: number;
}

/** Keeps people from saving over what they have not seen. */
@Injectable()
export class Versions {
  constructor(private readonly db: Db) {}

  /**
   * @param expected the version that was typed over; absent: the sender does not ask
   * @param there what is stored now, under its name in the refusal
   * @throws 409 STALE_VERSION with it, `changed` and the employee `changedBy`
   */
  async require(
    { entity, entityId, version }: StoredVersion,
    expected: number | undefined,
    there: () => Promise<Record<string, unknown>>,
  ): Promise<void> {
    if (expected === undefined || expected === version) return;
    const [last] = await this.db.rows(LAST, [entity, entityId]);
    throw conflict('STALE_VERSION', STALE_VERSION, {
      changed: last ? isoOf(last.at) : null,
      changedBy: last?.by ?? null,
      ...(await there()),
    });
  }
}
