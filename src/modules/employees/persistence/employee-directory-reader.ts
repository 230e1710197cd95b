import { Injectable } from '@nestjs/common';
import type { Role } from '../../../kernel/permission.js';
import { Db } from '../../../platform/database/db.js';
import type {
  EmployeeDirectory,
  InSession,
  PeopleSearch,
  SessionKey,
  SignInPerson,
  StaffMember,
} from '../../access/index.js';

interface StaffRow {
  id: string;
  name: string;
  roles: Role[];
}

const ROLES_OF = 'select roles from employees.employee where id = $1 and active';

const IN_SESSION = `
  select e.roles, s.last_used as "lastUsed"
  from employees.employee e join access.v_session s on s.employee_id = e.id
  where e.id = $1 and e.active and s.id = $2 and s.last_used > $3`;

const BY_EMAIL = `
  select id, first_name || ' ' || last_name as name, roles
  from employees.employee where lower(email) = lower($1) and active`;

const PEOPLE = `
  select e.email, e.full_name as name, b.name as "branchName", e.roles
  from employees.v_employee e join branches.v_branch b on b.id = e.branch_id
  where e.active
    and strpos(lower(unaccent(e.full_name || ' ' || e.email)), lower(unaccent($1))) > 0
  order by array_position($2::text[], lower(e.email)) nulls last,
           lower(e.last_name), lower(e.first_name), e.id
  limit $3`;

/** What access asks about employees; deleted ones are never active. */
@Injectable()
export class EmployeeDirectoryReader implements EmployeeDirectory {
  constructor(private readonly db: Db) {}

  async activeRoles(employeeId: string): Promise<readonly Role[] | undefined> {
    const [row] = await this.db.prepared<{ roles: Role[] }>(ROLES_OF, [employeeId]);
    return row?.roles;
  }

  /** One statement, because every call asks it. */
  async inSession({
    employeeId,
    sessionId,
    usedAfter,
  }: SessionKey): Promise<InSession | undefined> {
    const values = [employeeId, sessionId, usedAfter];
    const [row] = await this.db.prepared<InSession>(IN_SESSION, values);
    return row;
  }

  async activeByEmail(email: string): Promise<StaffMember | undefined> {
    const [row] = await this.db.query<StaffRow>(BY_EMAIL, [email]);
    return row && { employeeId: row.id, name: row.name, roles: row.roles };
  }

  peopleToSignInAs({ text, first, limit }: PeopleSearch): Promise<SignInPerson[]> {
    return this.db.query<SignInPerson>(PEOPLE, [text, first, limit]);
  }
}
