import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { notFound } from '#kernel/domain-error.js';
import { Db } from '#platform/database/db.js';
import { instant, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { CUSTOMER } from '#modules/moves/index.js';
import type { NextCallView } from '../../contract/lead-row.view.js';
import { nextCallView } from '../../persistence/next-call.repository.js';
import { PLANNED_CALL } from '../queue-conditions.js';
import { GetNextCallQuery } from './get-next-call.query.js';

const NEXT_CALL = statement(
  { at: instant().orNull(), words: text().orNull() },
  sql`
  select planned.at, planned.words
  from ${CUSTOMER} c left join lateral (${PLANNED_CALL}) planned on true
  where c.id = $1`,
);

@QueryHandler(GetNextCallQuery)
export class GetNextCallHandler implements IQueryHandler<GetNextCallQuery> {
  constructor(private readonly db: Db) {}

  async execute({ customerId }: GetNextCallQuery): Promise<NextCallView> {
    const [row] = await this.db.rows(NEXT_CALL, [customerId]);
    if (!row) throw notFound('Customer');
    const { at, words } = row;
    return nextCallView(at && { at, words: words ?? '' });
  }
}
