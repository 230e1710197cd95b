import { QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { Db } from '#platform/database/db.js';
import { smallint, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { EMPLOYEE } from '#modules/employees/index.js';
import type { DaySheetView } from '../../contract/day.view.js';
import { CREW_PLACE } from '../../sql/crew-place.view.js';
import { GetDayViewQuery } from '../get-day-view/get-day-view.query.js';
import { GetDaySheetQuery } from './get-day-sheet.query.js';
import type { SeatPosition } from '../../domain/board-config.js';

const CREWS = statement(
  {
    displayName: text(),
    phone: text(),
    mover: text(),
    truck: text(),
    position: smallint<SeatPosition>(),
  },
  sql`
  select p.employee_id as mover, p.truck_id as truck, p.position,
         e.display_name as "displayName", e.phone
  from ${CREW_PLACE} p join ${EMPLOYEE} e on e.id = p.employee_id
  where p.branch_id = $1 and p.day = $2 and not p.on_call
  order by p.truck_id, p.position`,
);

@QueryHandler(GetDaySheetQuery)
export class GetDaySheetHandler implements IQueryHandler<GetDaySheetQuery> {
  constructor(
    private readonly queries: QueryBus,
    private readonly db: Db,
  ) {}

  async execute({ branchId, day }: GetDaySheetQuery): Promise<DaySheetView> {
    const view = await this.queries.execute(new GetDayViewQuery(branchId, day));
    const crews = await this.db.rows(CREWS, [branchId, day]);
    return { ...view, crews };
  }
}
