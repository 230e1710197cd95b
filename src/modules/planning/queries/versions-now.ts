import { Injectable } from '@nestjs/common';
import { Db } from '#platform/database/db.js';
import { id, integer } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { CUSTOMER } from '#modules/moves/index.js';

const VERSIONS = statement(
  { id: id(), version: integer() },
  sql`select id, version from ${CUSTOMER} where id = any ($1)`,
);

/** Reads versions of customers inside of the transaction that changes them: one step may change those of others. */
@Injectable()
export class VersionsNow {
  constructor(private readonly db: Db) {}

  async of(customerIds: readonly string[]): Promise<Map<string, number>> {
    const rows = await this.db.rows(VERSIONS, [[...new Set(customerIds)]]);
    return new Map(rows.map((row) => [row.id, row.version]));
  }
}
