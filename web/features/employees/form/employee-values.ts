import type { EmployeeDto } from '#modules/employees/contract/employee.dto.js';
import type { EmployeeView } from '#modules/employees/contract/employee.view.js';

/** What the form changes about an employee. */
export type EmployeeValues = Required<
  Pick<
    EmployeeDto,
    | 'firstName'
    | 'lastName'
    | 'displayName'
    | 'email'
    | 'phone'
    | 'active'
    | 'notes'
    | 'branchId'
    | 'cohort'
    | 'color'
    | 'roles'
    | 'version'
  >
>;

export const employeeValuesOf = (employee: EmployeeView): EmployeeValues => {
  const { firstName, lastName, displayName, email, phone } = employee;
  const { active, notes, branchId, cohort, color, roles, version } = employee;
  const names = { firstName, lastName, displayName };
  return { ...names, email, phone, active, notes, branchId, cohort, color, roles, version };
};

export const newEmployeeValues = (branchId: string): EmployeeValues => ({
  firstName: '',
  lastName: '',
  displayName: '',
  email: '',
  phone: '',
  active: true,
  notes: '',
  branchId,
  cohort: '',
  color: '#f3f3f3',
  roles: [],
  version: 0,
});

/** The body of POST /employee and PUT /employee/{id}. */
export const employeeBodyOf = ({ version, ...employee }: EmployeeValues): EmployeeDto => ({
  ...employee,
  ...(version > 0 && { expectedVersion: version }),
});
