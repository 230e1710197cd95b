import { Injectable } from '@nestjs/common';
import { Db } from '../../../platform/database/db.js';
import type { DayManagerView, DayMoverView } from '../contract/day.view.js';

interface MoverRow {
  id: string;
  display_name: string;
  first_name: string;
  last_name: string;
  color: string;
  picture: string | null;
  branch_id: string;
  is_team_lead: boolean;
}

interface ManagerRow {
  id: string;
  display_name: string;
  phone: string;
}

const MOVERS = `
  select id, display_name, first_name, last_name, color, picture, branch_id, is_team_lead
  from employees.v_employee
  where active and not deleted and roles && array['mover', 'team_lead']
  order by lower(last_name), lower(first_name), id`;
const MANAGERS = `
  select id, display_name, phone from employees.v_employee
  where active and not deleted and (is_manager or is_admin)
  order by lower(last_name), lower(first_name), id`;

const PERSON = 'select id, display_name, phone from employees.v_employee where id = $1';

/** Reads who may be put on a day: crews and managers of all branches. */
@Injectable()
export class DayPeople {
  constructor(private readonly db: Db) {}

  async movers(): Promise<DayMoverView[]> {
    return (await this.db.prepared<MoverRow>(MOVERS)).map((row) => ({
      _id: row.id,
      displayName: row.display_name,
      firstName: row.first_name,
      lastName: row.last_name,
      color: row.color,
      picture: row.picture,
      branchId: row.branch_id,
      isTeamLead: row.is_team_lead,
    }));
  }

  async managers(): Promise<DayManagerView[]> {
    return (await this.db.prepared<ManagerRow>(MANAGERS)).map(toManager);
  }

  /** Anybody, also one who left. */
  async person(id: string): Promise<DayManagerView | undefined> {
    const [row] = await this.db.prepared<ManagerRow>(PERSON, [id]);
    return row && toManager(row);
  }
}

const toManager = (row: ManagerRow): DayManagerView => ({
  _id: row.id,
  displayName: row.display_name,
  phone: row.phone,
});
