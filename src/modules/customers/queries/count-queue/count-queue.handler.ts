import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { Db } from '#platform/database/db.js';
import { bigint } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { CUSTOMER } from '#modules/moves/index.js';
import type { QueueSizeView } from '../../contract/lead-row.view.js';
import { QUEUE_CONDITIONS } from '../queue-conditions.js';
import type { LeadQueue } from '../queue-conditions.js';
import { CountQueueQuery } from './count-queue.query.js';

const sizeOf = (queue: LeadQueue) =>
  statement(
    { size: bigint() },
    sql`
    select count(*) as size from ${CUSTOMER} c
    where ${QUEUE_CONDITIONS[queue]} and ($1::text is null or c.branch_id = $1)`,
  );

const SIZES = {
  leads: sizeOf('leads'),
  autobookings: sizeOf('autobookings'),
};

@QueryHandler(CountQueueQuery)
export class CountQueueHandler implements IQueryHandler<CountQueueQuery> {
  constructor(private readonly db: Db) {}

  async execute({ queue, branchId }: CountQueueQuery): Promise<QueueSizeView> {
    const [size] = await this.db.rows(SIZES[queue], [branchId]);
    return size ?? { size: 0 };
  }
}
