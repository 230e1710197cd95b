import { Injectable } from '@nestjs/common';
import type { Role } from '#kernel/permission.js';
import { Db } from '#platform/database/db.js';
import { boolean, double, id, text, texts } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { hasEveryWord, wordsOf } from '#platform/database/every-word.js';
import type {
  EmployeeDirectory,
  InSession,
  PeopleSearch,
  SessionRule,
  SignInPerson,
  StaffMember,
} from '#modules/access/index.js';
import { BRANCH } from '#modules/branches/index.js';
import { EMPLOYEE } from '../sql/employee.view.js';
import { SESSION } from '#modules/access/index.js';

const ROLES_OF = statement(
  { roles: texts<Role[]>() },
  sql`select roles from employees.employee where id = $1 and active`,
);

const HELD_ROLES = statement({ roles: texts<Role[]>() }, sql`${ROLES_OF} for share`, 'plain');

const IN_SESSIONS = statement(
  {
    sessionId: id(),
    employeeId: id(),
    roles: texts<Role[]>(),
    remainingMs: double(),
    useIsToBeNoted: boolean(),
  },
  sql`
  select s.id as "sessionId", e.id as "employeeId", e.roles,
    (extract(epoch from s.expires - now()) * 1000)::float8 as "remainingMs",
    s.last_used < now() - make_interval(mins => $3) as "useIsToBeNoted"
  from ${SESSION} s join employees.employee e on e.id = s.employee_id
  where s.id = any ($1::text[]) and e.active and s.expires > now()
    and ($2::int is null or s.last_used > now() - make_interval(mins => $2))`,
  'sessions',
);

const BY_EMAIL = statement(
  { id: id(), name: text(), roles: texts<Role[]>() },
  sql`
  select id, first_name || ' ' || last_name as name, roles
  from employees.employee where lower(email) = lower($1) and active`,
  'plain',
);

const PEOPLE = statement(
  { email: text(), name: text(), branchName: text(), roles: texts<Role[]>() },
  sql`
  select e.email, e.full_name as name, b.name as "branchName", e.roles
  from ${EMPLOYEE} e join ${BRANCH} b on b.id = e.branch_id
  where e.active
    and ${hasEveryWord("e.full_name || ' ' || e.email", '$1')}
  order by array_position($2::text[], lower(e.email)) nulls last,
           lower(e.last_name), lower(e.first_name), e.id
  limit $3`,
  'plain',
);

/** What access asks about employees; deleted ones are never active. */
@Injectable()
export class EmployeeDirectoryAdapter implements EmployeeDirectory {
  constructor(private readonly db: Db) {}

  async activeRoles(employeeId: string): Promise<readonly Role[] | undefined> {
    const [row] = await this.db.rows(ROLES_OF, [employeeId]);
    return row?.roles;
  }

  async heldRoles(employeeId: string): Promise<readonly Role[] | undefined> {
    const [row] = await this.db.rows(HELD_ROLES, [employeeId]);
    return row?.roles;
  }

  /** One statement that waits for no other read, because every call asks for it. */
  inSessions(
    sessionIds: readonly string[],
    { mostUnused, noteAfter }: SessionRule,
  ): Promise<InSession[]> {
    const values = [sessionIds, mostUnused, noteAfter];
    return this.db.rows(IN_SESSIONS, values);
  }

  async activeByEmail(email: string): Promise<StaffMember | undefined> {
    const [row] = await this.db.rows(BY_EMAIL, [email]);
    return row && { employeeId: row.id, name: row.name, roles: row.roles };
  }

  peopleToSignInAs({ text, first, limit }: PeopleSearch): Promise<SignInPerson[]> {
    return this.db.rows(PEOPLE, [wordsOf(text), first, limit]);
  }
}
