import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { notFound } from '#kernel/domain-error.js';
import { Db } from '#platform/database/db.js';
import { CUSTOMER } from '#modules/moves/index.js';
import type { NextCallView } from '../../contract/lead-row.view.js';
import { nextCallView } from '../../persistence/next-call.repository.js';
import { PLANNED_CALL } from '../queue-conditions.js';
import { GetNextCallQuery } from './get-next-call.query.js';

const NEXT_CALL = `
  select planned.at, planned.words
  from ${CUSTOMER} c left join lateral (${PLANNED_CALL}) planned on true
  where c.id = $1`;

interface PlannedRow {
  at: Date | null;
  words: string | null;
}

@QueryHandler(GetNextCallQuery)
export class GetNextCallHandler implements IQueryHandler<GetNextCallQuery> {
  constructor(private readonly db: Db) {}

  async execute({ customerId }: GetNextCallQuery): Promise<NextCallView> {
    const [row] = await this.db.prepared<PlannedRow>(NEXT_CALL, [customerId]);
    if (!row) throw notFound('Customer');
    const { at, words } = row;
    return nextCallView(at && { at, words: words ?? '' });
  }
}
