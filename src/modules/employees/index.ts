export { LockEmployeeCommand } from './commands/lock-employee/lock-employee.command.js';
export type { LockedEmployee } from './commands/lock-employee/lock-employee.command.js';
export { OUTSTANDING_ASSIGNMENTS } from './outstanding-assignments.js';
export type { OutstandingAssignments } from './outstanding-assignments.js';
