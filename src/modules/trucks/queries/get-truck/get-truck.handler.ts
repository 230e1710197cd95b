import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { notFound } from '#kernel/domain-error.js';
import { Db } from '#platform/database/db.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import type { TruckView } from '../../contract/truck.view.js';
import { TRUCK_COLUMNS, TRUCK_VIEW } from '../truck-columns.js';
import { GetTruckQuery } from './get-truck.query.js';

const FIND = statement(
  TRUCK_VIEW,
  sql`select ${TRUCK_COLUMNS} from trucks.truck t where t.id = $1`,
  'reads',
);

@QueryHandler(GetTruckQuery)
export class GetTruckHandler implements IQueryHandler<GetTruckQuery> {
  constructor(private readonly db: Db) {}

  async execute({ truckId }: GetTruckQuery): Promise<TruckView> {
    const [truck] = await this.db.rows(FIND, [truckId]);
    if (!truck) throw notFound('Truck');
    return truck;
  }
}
