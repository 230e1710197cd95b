export { RedeemTicketCommand } from './commands/redeem-ticket/redeem-ticket.command.js';
export { GetRolesQuery } from './queries/get-roles/get-roles.query.js';
export { EMPLOYEE_DIRECTORY } from './employee-directory.js';
export type {
  EmployeeDirectory,
  InSession,
  PeopleSearch,
  SessionKey,
  SignInPerson,
  StaffMember,
} from './employee-directory.js';
