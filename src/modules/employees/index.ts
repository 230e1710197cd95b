export { LockEmployeeCommand } from './commands/lock-employee/lock-employee.command.js';
export type { LockedEmployee } from './commands/lock-employee/lock-employee.command.js';
export { OUTSTANDING_ASSIGNMENTS } from './ports/outstanding-assignments.js';
export type { OutstandingAssignments } from './ports/outstanding-assignments.js';
export { EMPLOYEE } from './sql/employee.view.js';
