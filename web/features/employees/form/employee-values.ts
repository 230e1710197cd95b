import type { EmployeeDto } from '../../../../src/modules/employees/contract/employee.dto';
import type { EmployeeView } from '../../../../src/modules/employees/contract/employee.view';

/** What the form changes of an employee. */
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
  >
>;

export const employeeValuesOf = (employee: EmployeeView): EmployeeValues => {
  const { firstName, lastName, displayName, email, phone } = employee;
  const { active, notes, branchId, cohort, color, roles } = employee;
  const names = { firstName, lastName, displayName };
  return { ...names, email, phone, active, notes, branchId, cohort, color, roles };
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
});
