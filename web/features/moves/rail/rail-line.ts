import { showInstant } from '../../../shared/format';
import type { Confirmation, NextStep } from './next-step';
import type { Missing } from './missing';

export interface LineInput {
  step: NextStep;
  /** Of the day on screen. */
  missing: Missing | null;
  /** Why the day on screen can't be booked with one click; null where it can. */
  obstacle: string | null;
  confirmation: Confirmation | null;
  timezone: string;
}

/**
 * The one line above the next step: what is missing, what is in the way, or what the last action
 * did.
 */
export function railLine(input: LineInput): string | null {
  const { step, missing, obstacle, confirmation, timezone } = input;
  const lacks = missing?.line ?? null;
  switch (step.kind) {
    case 'none':
      return null;
    case 'add-day':
      return 'Add the day of the move to see hours and price';
    case 'add-address':
    case 'save':
      return lacks;
    case 'book':
      return obstacle ?? lacks;
    case 'confirm':
      if (step.because === 'changed') return 'The move changed since it was confirmed';
      return step.because === 'failed' ? 'The confirmation could not be delivered' : null;
    case 'sending':
      return confirmation && `To ${confirmation.recipient}`;
    case 'confirmed':
      return confirmation?.sent
        ? `Delivered ${showInstant(confirmation.sent, timezone)} to ${confirmation.recipient}`
        : null;
  }
}
