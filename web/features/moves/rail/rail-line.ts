import { showInstant } from '../../../shared/format';
import type { Confirmation, NextStep } from './next-step';
import { NO_DAY, type Missing } from './missing';

export interface LineInput {
  step: NextStep;
  /** Of the day on screen. */
  missing: Missing | null;
  /** What is to be said of its figures while an estimate is the next step. */
  standing?: string | null;
  /** Why the day on screen can't be booked with one click; null where it can. */
  obstacle: string | null;
  confirmation: Confirmation | null;
  timezone: string;
}

/** Why the confirmation is the next step. */
const BECAUSE = {
  first: null,
  changed: 'The move changed since it was confirmed',
  failed: 'The confirmation could not be delivered',
  unknown:
    'We don’t know whether the confirmation was delivered. Ask the customer, or send it again',
} as const;

/**
 * The one line above the next step: what is missing, what is in the way, or what the last action
 * did.
 */
export function railLine(input: LineInput): string | null {
  const { step, missing, standing = null, obstacle, confirmation, timezone } = input;
  const lacks = missing?.line ?? null;
  const whenSent = confirmation?.sent
    ? `${showInstant(confirmation.sent, timezone)} to ${confirmation.recipient}`
    : null;
  switch (step.kind) {
    case 'none':
      return null;
    case 'add-day':
      return NO_DAY.line;
    case 'add-address':
    case 'save':
      return lacks;
    case 'book':
      return obstacle ?? lacks ?? (whenSent && `Confirmed ${whenSent}, but a truck is missing`);
    case 'estimate':
      return missing?.stop ? missing.line : standing;
    case 'confirm':
      return BECAUSE[step.because];
    case 'sending':
      return confirmation && `To ${confirmation.recipient}`;
    case 'confirmed':
      return whenSent && `Sent ${whenSent}`;
  }
}
