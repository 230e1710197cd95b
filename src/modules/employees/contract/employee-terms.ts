import { showLocalDate } from '#kernel/local-date.js';

/** Refusals about employees and their sentences. */
export const EMPLOYEE_ERRORS = {
  EMAIL_TAKEN: 'Another employee already has this email.',
  OUTSTANDING_ASSIGNMENTS: 'Please unassign. Outstanding assignments found on these dates : ',
  LAST_ADMIN: 'Someone must stay administrator: there is no other active one.',
} as const;
export type EmployeeErrorCode = keyof typeof EMPLOYEE_ERRORS;

/** The sentence of OUTSTANDING_ASSIGNMENTS; days as `YYYY-MM-DD`. */
export const outstandingAssignments = (days: readonly string[]): string =>
  EMPLOYEE_ERRORS.OUTSTANDING_ASSIGNMENTS + days.map(showLocalDate).join(', ');
