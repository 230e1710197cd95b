export { AccessEnded } from './events/access-ended.event.js';
export { BeginVisitCommand } from './commands/begin-visit/begin-visit.command.js';
export { EndAccessCommand } from './commands/end-access/end-access.command.js';
export { RedeemTicketCommand } from './commands/redeem-ticket/redeem-ticket.command.js';
export { GetVisitorQuery } from './queries/get-visitor/get-visitor.query.js';
export { EMPLOYEE_DIRECTORY } from './ports/employee-directory.js';
export type {
  EmployeeDirectory,
  InSession,
  PeopleSearch,
  SessionRule,
  SignInPerson,
  StaffMember,
} from './ports/employee-directory.js';
export { SESSION } from './sql/session.view.js';
