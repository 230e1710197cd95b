import type { CommandBus } from '@nestjs/cqrs';
import { ROLES, type Role } from '#kernel/permission.js';
import { CreateEmployeeCommand } from '#modules/employees/commands/create-employee/create-employee.command.js';
import type { EmployeeView } from '#modules/employees/contract/employee.view.js';

/** A team lead is `lead`, everybody else is called as their role. */
export type TestPerson = Exclude<Role, 'team_lead'> | 'lead';

export const roleOf = (person: TestPerson): Role => (person === 'lead' ? 'team_lead' : person);
const personOf = (role: Role): TestPerson => (role === 'team_lead' ? 'lead' : role);

/** The people that every test API has, one a role. */
export const TEST_PEOPLE: readonly TestPerson[] = ROLES.map(personOf);

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** `admin@emma.test` Ada Admin and so on, of one branch. */
export const hireTestPerson = (
  commands: CommandBus,
  person: TestPerson,
  branchId: string,
): Promise<EmployeeView> =>
  commands.execute(
    new CreateEmployeeCommand({
      firstName: 'Test',
      lastName: capital(person),
      email: `${person}@emma.test`,
      phone: '405-555-0100',
      color: '#336699',
      branchId,
      roles: [roleOf(person)],
    }),
  );
