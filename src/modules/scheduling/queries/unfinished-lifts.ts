import { Injectable } from '@nestjs/common';
import { Db } from '#platform/database/db.js';
import { id } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { BOARD_OPERATION } from '#modules/moves/index.js';
import { TruckRows } from './truck-rows.js';

const WITH_LIFT = statement(
  { operation_id: id() },
  sql`
  select operation_id from ${BOARD_OPERATION}
  where operation_id = any ($1) and (requires_lift or activity_requires_lift)`,
  'plain',
);

/** Knows which jobs still need a lift. */
@Injectable()
export class UnfinishedLifts {
  constructor(
    private readonly db: Db,
    private readonly rows: TruckRows,
  ) {}

  /** Whether one of these jobs needs a lift and is not finished. */
  async areAmong(operationIds: readonly string[]): Promise<boolean> {
    if (operationIds.length === 0) return false;
    const found = await this.db.rows(WITH_LIFT, [operationIds]);
    const wanted = new Set(found.map(({ operation_id }) => operation_id));
    if (wanted.size === 0) return false;
    const known = await this.rows.of([...wanted]);
    return known.some(
      ({ operationId, progress }) => wanted.has(operationId) && progress.finished === null,
    );
  }
}
