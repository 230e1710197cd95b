import type { FigureStanding } from '#modules/moves/contract/estimating.js';
import type { ActivityState, EmailStatus } from '#modules/moves/contract/move-terms.js';
import type { Day } from '../../../shared/format';
import type { Missing } from './missing';

/** The last email that confirmed the move to the customer. */
export interface Confirmation {
  status: EmailStatus;
  /** Instant; null until it is handed over. */
  sent: string | null;
  /** The name of the person who sent it; null if nobody did by hand. */
  by: string | null;
  recipient: string;
}

export interface StepDay {
  _id: string;
  /** Null where none is chosen. */
  day: Day | null;
  state: ActivityState;
  missing: Missing | null;
  /** Figures that an estimate is to fill in: at a default nobody typed, or from before a change. */
  standing?: Pick<FigureStanding, 'defaults' | 'stale'>;
}

export interface StepInput {
  /** False: canceled. */
  isActive: boolean;
  /** How many changes a save would store. */
  unsaved: number;
  days: readonly StepDay[];
  /** The day on screen: preferred if several could be the next one. */
  selected: string | null;
  today: Day;
  confirmation: Confirmation | null;
  /** What was confirmed no longer holds. */
  reconfirm: boolean;
}

/** What is to be done next with a customer: always one thing. */
export type NextStep =
  | { kind: 'none' | 'add-day' | 'save' | 'sending' | 'confirmed' }
  | { kind: 'add-address' | 'book'; activityId: string }
  | { kind: 'estimate'; activityId: string; isNew: boolean }
  | { kind: 'confirm'; because: 'first' | 'changed' | 'failed' | 'unknown' };

function confirmStep(confirmation: Confirmation | null, reconfirm: boolean): NextStep {
  switch (confirmation?.status) {
    case undefined:
      return { kind: 'confirm', because: 'first' };
    case 'queued':
    case 'sending':
      return { kind: 'sending' };
    case 'failed':
    case 'unknown':
      return { kind: 'confirm', because: confirmation.status };
    case 'sent':
      return reconfirm ? { kind: 'confirm', because: 'changed' } : { kind: 'confirmed' };
  }
}

function estimateStep(days: readonly StepDay[]): NextStep | null {
  for (const { _id, state, standing } of days) {
    // Those on a truck are locked.
    if (state !== 'uncommitted' || !standing) continue;
    const isNew = standing.defaults.length > 0;
    if (isNew || standing.stale.length > 0) return { kind: 'estimate', activityId: _id, isNew };
  }
  return null;
}

/** The next step: addresses, then the estimate, then save, then book, then confirm (R-CUST-20). */
export function nextStep(input: StepInput): NextStep {
  const { isActive, unsaved, days, selected, today, confirmation, reconfirm } = input;
  const save: NextStep | null = unsaved > 0 ? { kind: 'save' } : null;
  if (!isActive) return { kind: 'none' };
  if (days.length === 0) return save ?? { kind: 'add-day' };
  const ahead = days
    .filter(({ day }) => day === null || day >= today)
    .toSorted((a, b) => Number(b._id === selected) - Number(a._id === selected));
  const bare = ahead.find(
    ({ state, missing }) => state === 'uncommitted' && missing?.kind === 'stops',
  );
  if (bare) return { kind: 'add-address', activityId: bare._id };
  const estimate = estimateStep(ahead);
  if (estimate) return estimate;
  if (save) return save;
  const unbooked = ahead.find(({ state }) => state !== 'committed');
  if (unbooked) return { kind: 'book', activityId: unbooked._id };
  // What is over needs no confirmation.
  if (ahead.length === 0) return { kind: confirmation?.sent ? 'confirmed' : 'none' };
  return confirmStep(confirmation, reconfirm);
}

/** Whether some day to come has not all its trucks, so that a quote is what a call may end in. */
export const isForSale = ({ days, today }: Pick<StepInput, 'days' | 'today'>): boolean =>
  days.some(({ day, state }) => (day === null || day >= today) && state !== 'committed');
