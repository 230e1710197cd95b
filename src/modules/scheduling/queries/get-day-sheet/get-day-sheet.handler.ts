import { QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { Db } from '#platform/database/db.js';
import { EMPLOYEE } from '#modules/employees/index.js';
import type { DaySheetMemberView, DaySheetView } from '../../contract/day.view.js';
import { CREW_PLACE } from '../../sql/crew-place.view.js';
import { GetDayViewQuery } from '../get-day-view/get-day-view.query.js';
import { GetDaySheetQuery } from './get-day-sheet.query.js';

const CREWS = `
  select p.employee_id as mover, p.truck_id as truck, p.position,
         e.display_name as "displayName", e.phone
  from ${CREW_PLACE} p join ${EMPLOYEE} e on e.id = p.employee_id
  where p.branch_id = $1 and p.day = $2 and not p.on_call
  order by p.truck_id, p.position`;

@QueryHandler(GetDaySheetQuery)
export class GetDaySheetHandler implements IQueryHandler<GetDaySheetQuery> {
  constructor(
    private readonly queries: QueryBus,
    private readonly db: Db,
  ) {}

  async execute({ branchId, day }: GetDaySheetQuery): Promise<DaySheetView> {
    const view = await this.queries.execute(new GetDayViewQuery(branchId, day));
    const crews = await this.db.prepared<DaySheetMemberView>(CREWS, [branchId, day]);
    return { ...view, crews };
  }
}
