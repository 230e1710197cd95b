import type { CommandBus } from '@nestjs/cqrs';
import type { Role } from '../../../src/kernel/permission.js';
import { CreateEmployeeCommand } from '../../../src/modules/employees/commands/create-employee/create-employee.command.js';
import type { EmployeeView } from '../../../src/modules/employees/contract/employee.view.js';

/** The people that every test API has, one a role. */
export const TEST_PEOPLE = ['admin', 'manager', 'sales', 'lead', 'mover'] as const;
export type TestPerson = (typeof TEST_PEOPLE)[number];

const ROLE_OF: Readonly<Record<TestPerson, Role>> = {
  admin: 'admin',
  manager: 'manager',
  sales: 'sales',
  lead: 'team_lead',
  mover: 'mover',
};

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
      roles: [ROLE_OF[person]],
    }),
  );
