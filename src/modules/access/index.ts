export { EMPLOYEE_DIRECTORY } from './employee-directory.js';
export type {
  EmployeeDirectory,
  PeopleSearch,
  SignInPerson,
  StaffMember,
} from './employee-directory.js';
