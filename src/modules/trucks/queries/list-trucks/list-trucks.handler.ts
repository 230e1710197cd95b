import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { Db } from '#platform/database/db.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { TRUCK_LIST_SIZE } from '../../contract/truck-terms.js';
import type { TruckView } from '../../contract/truck.view.js';
import { TRUCK_COLUMNS, TRUCK_VIEW } from '../truck-columns.js';
import { ListTrucksQuery } from './list-trucks.query.js';

const LIST = statement(
  TRUCK_VIEW,
  sql`
  select ${TRUCK_COLUMNS} from trucks.truck t
  where ($1::text is null or t.branch_id = $1)
    and ($2 or t.in_service)
    and ($3 or not t.is_rental)
  order by lower(t.name), t.rental_day nulls first, t.id
  limit $4`,
);

@QueryHandler(ListTrucksQuery)
export class ListTrucksHandler implements IQueryHandler<ListTrucksQuery> {
  constructor(private readonly db: Db) {}

  execute({ criteria }: ListTrucksQuery): Promise<TruckView[]> {
    const { locationId, filter, includeRentals, size } = criteria;
    return this.db.rows(LIST, [
      locationId ?? null,
      filter === 'all',
      includeRentals ?? false,
      size ?? TRUCK_LIST_SIZE,
    ]);
  }
}
