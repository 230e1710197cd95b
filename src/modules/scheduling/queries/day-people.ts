import { jsonRow } from '#platform/json/json-sql.js';
import { EMPLOYEE } from '#modules/employees/index.js';

const MANAGER = 'id as "_id", display_name as "displayName", phone';

/** DayMoverViews: crews of all branches. */
export const DAY_MOVERS = `
  select id as "_id", display_name as "displayName", first_name as "firstName",
         last_name as "lastName", color, picture, branch_id as "branchId",
         is_team_lead as "isTeamLead"
  from ${EMPLOYEE}
  where active and not deleted and roles && array['mover', 'team_lead']
  order by lower(last_name), lower(first_name), id`;

/** DayManagerViews of all branches. */
export const DAY_MANAGERS = `
  select ${MANAGER} from ${EMPLOYEE}
  where active and not deleted and (is_manager or is_admin)
  order by lower(last_name), lower(first_name), id`;

/** JSON of a DayManagerView: the manager of a past day may have left or no longer manage. */
export const dayManager = (id: string): string =>
  jsonRow(`select ${MANAGER} from ${EMPLOYEE} where id = ${id}`);
