import { CreateEmployeeCommand } from '#modules/employees/commands/create-employee/create-employee.command.js';
import type { EmployeeView } from '#modules/employees/contract/employee.view.js';
import type { SentFields } from '#modules/employees/domain/employee-fields.js';
import type { TestApi } from '../api/start-test-api.js';

let hired = 0;

/** An employee of the home branch, a mover by default; each has an address of their own. */
export function hire(api: TestApi, fields: Partial<SentFields> = {}): Promise<EmployeeView> {
  hired += 1;
  const base: SentFields = {
    firstName: 'Hand',
    lastName: `Number${hired}`,
    email: `hand${hired}@emma.test`,
    color: '#996633',
    branchId: api.branchId,
    roles: ['mover'],
  };
  return api.execute(new CreateEmployeeCommand({ ...base, ...fields }));
}
