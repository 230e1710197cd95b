import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { Db } from '#platform/database/db.js';
import { day, id, instant, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { TRUCK } from '#modules/trucks/index.js';
import type { OnlineHoldView } from '../../contract/holds.view.js';
import { OCCUPANCY } from '../../sql/occupancy.view.js';
import { BoardBranches } from '../board-branches.js';
import { ListReservationsQuery } from './list-reservations.query.js';

// What a colleague holds has a hold of its own.
const RESERVATIONS = statement(
  {
    _id: id(),
    day: day(),
    start: instant(),
    end: instant(),
    truck: text(),
    expiresAt: instant(),
  },
  sql`
  select o.id as "_id", o.day, o.starts as start, o.ends as "end", t.name as truck,
         o.expires_at as "expiresAt"
  from ${OCCUPANCY} o join ${TRUCK} t on t.id = o.truck_id
  where t.branch_id = $1 and o.kind = 'hold' and o.hold_id is null and o.expires_at > now()
  order by o.expires_at, o.id`,
);

@QueryHandler(ListReservationsQuery)
export class ListReservationsHandler implements IQueryHandler<ListReservationsQuery> {
  constructor(
    private readonly db: Db,
    private readonly branches: BoardBranches,
  ) {}

  async execute({ branchId }: ListReservationsQuery): Promise<OnlineHoldView[]> {
    await this.branches.get(branchId);
    const rows = await this.db.rows(RESERVATIONS, [branchId]);
    return rows.map(({ start, end, expiresAt, ...held }) => ({
      ...held,
      start: start.toISOString(),
      end: end.toISOString(),
      expiresAt: expiresAt.toISOString(),
    }));
  }
}
