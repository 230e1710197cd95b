import { Injectable } from '@nestjs/common';
import { wallMinutesOf } from '#kernel/local-date.js';
import { overlaps } from '#kernel/time-window.js';
import type { TimeWindow } from '#kernel/time-window.js';
import { Db } from '#platform/database/db.js';
import { id, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { BOARD_OPERATION } from '#modules/moves/index.js';
import type { InTheWayView } from '../contract/retiming.view.js';
import { showClock } from '../domain/board-config.js';
import type { Occupied } from '../persistence/occupancy.repository.js';

const NAMES = statement(
  { operation_id: id(), name: text() },
  sql`
  select operation_id, trim(first_name || ' ' || last_name) as name
  from ${BOARD_OPERATION} where operation_id = any ($1)`,
  'plain',
);

/** Says what is in the way of a booking. */
@Injectable()
export class InTheWay {
  constructor(private readonly db: Db) {}

  /** What is on a truck during a window, except the operation itself. */
  async of(
    window: TimeWindow,
    occupied: readonly Occupied[],
    { operationId, timezone }: { operationId?: string; timezone: string },
  ): Promise<InTheWayView[]> {
    const met = occupied.filter((one) => one.operationId !== operationId && overlaps(window, one));
    const names = await this.namesOf(met.flatMap(({ operationId: id }) => id ?? []));
    const clock = (at: Date): string => showClock(wallMinutesOf(at, timezone));
    return met
      .sort((a, b) => a.start.getTime() - b.start.getTime())
      .map(({ operationId: operation, start, end }) => ({
        kind: operation === null ? 'hold' : 'booking',
        operation,
        customerName: operation === null ? null : (names.get(operation) ?? ''),
        start: clock(start),
        end: clock(end),
      }));
  }

  private async namesOf(operationIds: string[]): Promise<Map<string, string>> {
    const rows = await this.db.rows(NAMES, [operationIds]);
    return new Map(rows.map(({ operation_id, name }) => [operation_id, name]));
  }
}
