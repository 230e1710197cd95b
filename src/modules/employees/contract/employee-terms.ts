import { showLocalDate } from '#kernel/local-date.js';

/** Bytes of a picture as it is sent. */
export const PICTURE_MAX_BYTES = 1_048_576;
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;

/** Refusals about employees and their sentences. */
export const EMPLOYEE_ERRORS = {
  EMAIL_TAKEN: 'Another employee already has this email.',
  OUTSTANDING_ASSIGNMENTS: 'Please unassign. Outstanding assignments found on these dates : ',
  PICTURE_INVALID: 'The picture should be a png, jpeg or webp of at most 1 MB.',
} as const;
export type EmployeeErrorCode = keyof typeof EMPLOYEE_ERRORS;

/** The sentence of OUTSTANDING_ASSIGNMENTS; days as `YYYY-MM-DD`. */
export const outstandingAssignments = (days: readonly string[]): string =>
  EMPLOYEE_ERRORS.OUTSTANDING_ASSIGNMENTS + days.map(showLocalDate).join(', ');
