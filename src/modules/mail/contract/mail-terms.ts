/** What putting one email together may take; above it the call is refused. */
export const MAIL_LIMITS = {
  /** Merge blocks (`{{#…}}`) inside one another. */
  mergeDepth: 4,
  /** Of the finished HTML. */
  bytes: 1_000_000,
  seconds: 2,
  /** For one process, including the compiler. */
  memoryMb: 256,
  /** For one person. */
  previewsAMinute: 60,
} as const;

/** Refusals about mail and their sentences. */
export const MAIL_ERRORS = {
  NOT_ALL_TRUCKS_ASSIGNED: 'Not all operations have truck assignments!',
  MOVE_NOT_CONFIRMED: 'Move is not confirmed',
  PROPOSAL_INCOMPLETE: 'The proposal is incomplete',
  EMAIL_NOT_RETRYABLE: 'Only an email that failed, or whose outcome is unknown, can be sent again.',
  MAIL_TOO_DEEP: `Merge blocks can be nested at most ${MAIL_LIMITS.mergeDepth} deep.`,
  MAIL_TOO_LARGE: 'The finished email would be larger than 1 MB.',
  MAIL_TOO_SLOW: `Putting this email together takes longer than ${MAIL_LIMITS.seconds} seconds.`,
  MAIL_TOO_HEAVY: 'Putting this email together takes more memory than there is for it.',
} as const;
export type MailErrorCode = keyof typeof MAIL_ERRORS;

/** The field fault of MJML that does not compile. `line` counts from 1. */
export const mjmlFault = (line: number, reason: string): string => `Line ${line}: ${reason}`;

const MJML_FAULT = /^Line (\d+): (.*)$/s;

/** Reads what `mjmlFault` wrote; null for any other fault of the field. */
export function readMjmlFault(message: string): { line: number; reason: string } | null {
  const [, line, reason = ''] = MJML_FAULT.exec(message) ?? [];
  return line === undefined ? null : { line: Number(line), reason };
}

const BLOCK = /^(Unclosed|Unopened) section "(.*)"$/;

/** The field fault of a subject or preview text whose merge fields can't be read, by what their parser says. */
export function lineMessage(reason: string): string {
  const [, fault, name = ''] = BLOCK.exec(reason) ?? [];
  if (fault === 'Unclosed') return `{{#${name}}} is not closed: write {{/${name}}} behind it.`;
  if (fault === 'Unopened') return `{{/${name}}} closes nothing: write {{#${name}}} before it.`;
  return 'A merge field is not closed: it ends with }}.';
}

/** Seconds that POST /mailer/send waits for the delivery before it answers `queued`. */
export const SEND_WAIT_SECONDS = 5;

export { confirmationRefusal, isConfirmation } from '../domain/confirmation-rule.js';
