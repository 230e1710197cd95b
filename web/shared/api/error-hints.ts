import type { PictureErrorCode } from '#kernel/picture.js';
import type { CommonErrorCode } from '#kernel/validation/error-body.js';
import type { AccessErrorCode } from '#modules/access/contract/access-terms.js';
import type { ActualsErrorCode } from '#modules/actuals/contract/errors.js';
import type { BookingErrorCode } from '#modules/booking/contract/errors.js';
import type { BranchErrorCode } from '#modules/branches/contract/branch-terms.js';
import type { EmployeeErrorCode } from '#modules/employees/contract/employee-terms.js';
import type { MailErrorCode } from '#modules/mail/contract/mail-terms.js';
import type { MapsErrorCode } from '#modules/maps/contract/maps-terms.js';
import type { SavedViewErrorCode } from '#modules/customers/contract/customer-list-terms.js';
import type { CustomerErrorCode, MoveErrorCode } from '#modules/moves/contract/errors.js';
import type { OpsErrorCode } from '#modules/ops/contract/ops-terms.js';
import type { PlanningErrorCode } from '#modules/planning/contract/proposal-terms.js';
import type { RangeErrorCode } from '#modules/ranges/contract/range-terms.js';
import type { ReportErrorCode } from '#modules/reports/contract/report-terms.js';
import { START_IS_PAST, type SchedulingErrorCode } from '#modules/scheduling/contract/errors.js';
import type { TruckErrorCode } from '#modules/trucks/contract/truck-terms.js';
import type { ApiError } from './api-error';

/** Every code that a refusal may have. */
export type ErrorCode =
  | CommonErrorCode
  | AccessErrorCode
  | ActualsErrorCode
  | BookingErrorCode
  | BranchErrorCode
  | CustomerErrorCode
  | EmployeeErrorCode
  | MailErrorCode
  | MapsErrorCode
  | MoveErrorCode
  | OpsErrorCode
  | PictureErrorCode
  | PlanningErrorCode
  | RangeErrorCode
  | ReportErrorCode
  | SavedViewErrorCode
  | SchedulingErrorCode
  | TruckErrorCode;

const TRY_AGAIN = 'Try again in a moment.';
const TELL = 'If it happens again, give the reference to your administrator.';
const RELOAD = 'Reload to see the latest.';
const SHORTEN = 'Take something out of it, or make it simpler.';
const OTHER_TRUCK = 'Choose another truck or another time.';

/** The server says what is wrong; this says what the person can do about it. */
const WAYS_FORWARD: Readonly<Record<ErrorCode, string>> = {
  VALIDATION_FAILED: 'Correct the highlighted fields and save again.',
  INVALID_DATE: 'Choose a day from the calendar.',
  BAD_REQUEST: TELL,
  UNAUTHENTICATED: 'Sign in again; unsaved changes are kept.',
  FORBIDDEN: 'Ask an administrator if you need it for your work.',
  NOT_FOUND: 'Someone may have removed it.',
  METHOD_NOT_ALLOWED: TELL,
  BODY_TOO_LARGE: 'Make it smaller and try again.',
  ADDRESS_TOO_LONG: 'Search for fewer words.',
  UNSUPPORTED_MEDIA_TYPE: 'Choose a file of another kind.',
  HEADERS_TOO_LARGE: TELL,
  RANGE_NOT_SATISFIABLE: 'Start the download again.',
  TOO_MANY_REQUESTS: TRY_AGAIN,
  SERVICE_UNAVAILABLE: TRY_AGAIN,
  IDEMPOTENCY_KEY_REUSED: RELOAD,
  IDEMPOTENCY_IN_PROGRESS: TRY_AGAIN,
  SYSTEM_ERROR: TELL,
  CREDENTIAL_MISSING: 'Sign in again and confirm your account.',
  LOGIN_FAILED: 'Sign in with the account that your company gave you.',
  NOT_SERVED: 'Check the zip code, or call us.',
  RESERVATION_EXPIRED: 'Choose a time again.',
  RESERVATION_CONFIRMED: 'Call us if something has to change.',
  BEYOND_HORIZON: 'Choose an earlier day.',
  EMAIL_PROOF_NOT_ASKED: 'Book without it.',
  EMAIL_UNPROVEN: 'If the code does not arrive, ask for another one.',
  TOO_MANY_CODES: 'Call us.',
  DAY_HELD_TOO_LONG: 'Choose another day.',
  TOO_MANY_BOOKINGS: 'Call us.',
  TOO_MANY_RESERVATIONS: TRY_AGAIN,
  STALE_VERSION: 'Look at what changed, then save again.',
  BRANCH_HAS_OPERATIONS: 'Move or cancel those moves first.',
  REPORT_TOO_LARGE: 'Queue it: it keeps running while you do something else.',
  VIEW_NAME_TAKEN: 'Choose another name.',
  TOO_MANY_VIEWS: 'Delete one that you no longer use.',
  TOO_MANY_REPORTS: 'Cancel some, or wait until they are done.',
  REPORT_NOT_READY: 'Wait until it is done.',
  STALE_NOUNCE: 'Your changes are kept; look at theirs, then save again.',
  WINDOWS_OFF: 'Remove the arrival window, or switch windows on in the branch’s planning.',
  CUSTOMER_INACTIVE: 'Reactivate the customer to change it.',
  EMAIL_TAKEN: 'Use another email address.',
  OUTSTANDING_ASSIGNMENTS: 'Free those days on the board first.',
  LAST_ADMIN: 'Make someone else an admin first.',
  PICTURE_INVALID: 'Choose another picture.',
  NOT_ALL_TRUCKS_ASSIGNED: 'Assign the missing trucks first.',
  MOVE_NOT_CONFIRMED: 'Assign all trucks of every activity first.',
  PROPOSAL_INCOMPLETE:
    'Emails of a branch in Texas contain a written proposal. Add what is missing, then send the email again.',
  EMAIL_NOT_RETRYABLE: RELOAD,
  MAIL_TOO_DEEP: 'Put the inner blocks next to each other instead of inside each other.',
  MAIL_TOO_LARGE: SHORTEN,
  MAIL_TOO_SLOW: SHORTEN,
  MAIL_TOO_HEAVY: SHORTEN,
  ADDRESS_NOT_FOUND: 'Check the spelling, or choose a place from the list.',
  ACTIVITY_COMMITTED: 'Unbook its trucks first.',
  PRE_SAVE_CHECKS: 'Correct what is listed and save again.',
  BLOCK_CHANGED: 'See where it is now, then move it again.',
  OTHER_BRANCH: 'View the board of its own branch.',
  SLOT_TAKEN: OTHER_TRUCK,
  TRUCK_UNAVAILABLE: OTHER_TRUCK,
  LIFT_REQUIRED: 'Choose a truck with a lift.',
  OUTSIDE_GRID: 'Change the times on the customer page.',
  CREW_MISMATCH: 'Correct the mover counts on the customer page.',
  SEAT_TAKEN: 'Free the seat first.',
  LEAD_SEAT: 'Choose a team lead.',
  OFF_TODAY: 'Choose someone else, or mark them back on first.',
  CREW_CHANGED: 'See where they are now, then try again.',
  MODEL_ACTIVE: RELOAD,
  MODEL_JOBS_GONE: 'Press Train now, or use a newer version.',
  RANGE_UNKNOWN: 'Enter type and size of every stop, or its time by hand.',
  STALE_REVISION: 'Both texts are shown: merge them and go on.',
  SAME_MANAGER: 'Choose two different people.',
  TRUCK_HAS_BOOKINGS: 'Move its bookings to another truck first.',
  NOT_ON_BOARD: 'Put it on a truck or on the Unassigned row first.',
  BRANCH_INACTIVE: 'Ask an administrator to open it again.',
  NOT_ON_DAY: RELOAD,
  NOTHING_TO_FIX: RELOAD,
  NOT_LATE: 'Name a later end.',
  PROPOSAL_STATE: 'The plan desk shows it as it is now.',
  PROPOSAL_STALE: 'See what is new before you apply.',
  PROPOSAL_CHANGED: 'Put back what was changed since, then undo.',
  STEPS_DEPEND: 'Leave both out, or neither.',
  NOT_BOOKED: 'Save the new day as it is, then book it.',
  ALREADY_STARTED: 'Only its length can still change.',
  START_NOT_OFFERED: 'Choose a start in between.',
  AGREEMENT_NEEDED: 'Call the customer first.',
  DIRECT_LEGS_OFF: 'An admin switches direct drives on in the branch’s planning.',
  NOT_ADJACENT: 'Choose two moves that come right after each other on one truck.',
  LEG_TYPED: 'Clear the typed drive on the customer page first.',
  LEG_UNKNOWN: 'Choose the addresses at both ends from the list.',
  LEG_TOO_LONG: 'Give the second move a later start.',
  SLOT_EXPIRED: 'Look for a free time again.',
  TOO_MANY_HOLDS: 'Book one or give one back first.',
  HOLD_RENEWED: 'Book it, or look for a free time again.',
  HOLD_EXPIRED: 'Look for a free time again.',
  HOLD_BOOKED: RELOAD,
  OPERATIONS_DIFFER: 'Give the move as many operations as the hold has trucks.',
  NOT_A_RENTAL: RELOAD,
  STAND_IN_CHAIN: 'Choose a truck that neither stands in nor is stood in for.',
  DAY_PAST: 'Choose today or a later day.',
  JOB_NOT_BOOKED: 'Put it on a truck first.',
  NOT_YOUR_JOB: 'Ask the office who is on this job.',
  STAMP_ID_REUSED: 'Send the stamps again.',
  STAMP_IN_FUTURE: 'Let the phone set its clock by itself.',
  STAMP_OTHER_DAY: 'Choose the job again, or ask the office.',
  STAMP_ORDER: 'Ask the office to correct the other time.',
  UNDO_NOT_YOURS: 'Ask them, or the office.',
  UNDO_TOO_LATE: 'The office can correct the time.',
  STAMPS_FULL: 'Ask the office to enter the times.',
  EXTRA_FULL: 'Ask the office to enter it.',
  ACTUAL_FULL: 'Note the times with the customer.',
  STALE_ACTUAL: 'What you typed is still there: compare, then save again.',
  NAME_TAKEN: 'Choose another name.',
  OUTSTANDING_BOOKINGS: 'Move those bookings first, or confirm that they become unassigned.',
  JOB_NOT_FAILED: RELOAD,
  JOB_NOT_DELAYED: RELOAD,
  JOB_RUNNING: 'Wait until it has ended.',
};

/** What the person can do about a refusal; nothing if the code is unknown. */
export const errorHint = (code: string): string =>
  Object.hasOwn(WAYS_FORWARD, code) ? WAYS_FORWARD[code as ErrorCode] : '';

/** With a period, if it ends without any sign. */
export const ended = (sentence: string): string =>
  /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`;

/** Of more parts of a refusal it is only said how many. */
const MOST_PARTS = 3;

/** What the parts of a refusal say of themselves, each once: what somebody changed, for example. */
function partsOf(details: Readonly<Record<string, unknown>>): string[] {
  const parts: unknown[] = Array.isArray(details['steps']) ? details['steps'] : [];
  const said = parts.flatMap((part) =>
    isObject(part) && typeof part['message'] === 'string' ? [part['message']] : [],
  );
  const each = [...new Set(said)];
  const more = each.length - MOST_PARTS;
  return [...each.slice(0, MOST_PARTS), ...(more > 0 ? [`And ${more} more.`] : [])];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A start that is past is no job that has begun; and where nobody changed anything, nothing is to be put back. */
function wayForward({
  code,
  message,
  details,
}: Pick<ApiError, 'code' | 'message' | 'details'>): string {
  if (message === START_IS_PAST) return 'Choose a later one.';
  const steps: unknown = details['steps'];
  const isNobodys =
    code === 'PROPOSAL_CHANGED' &&
    Array.isArray(steps) &&
    steps.length > 0 &&
    steps.every((one) => isObject(one) && one['by'] === '');
  return isNobodys ? '' : errorHint(code);
}

/** Why something was refused and what can be done about it, one whole sentence after the other. */
export function refusalSentences({
  code,
  message,
  details = {},
}: Pick<ApiError, 'code' | 'message'> & Partial<Pick<ApiError, 'details'>>): string {
  const more = [...partsOf(details), wayForward({ code, message, details })].filter(Boolean);
  return more.length > 0 ? [ended(message), ...more.map(ended)].join(' ') : message;
}
