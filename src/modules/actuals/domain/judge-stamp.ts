import { HOUR_MS, MINUTE_MS } from '#kernel/time-window.js';
import {
  MAX_EXTRA_MINUTES,
  MAX_EXTRA_NOTE,
  MAX_IN_FORCE,
  MAX_RECORDS,
  MAX_UNDOS,
} from './actual-terms.js';
import { backwards } from './clock-times.js';
import type { Backwards } from './clock-times.js';
import type { Job } from './job.js';
import { isClockWrong } from './skew.js';
import type { StampLedger } from './stamp-ledger.js';
import { isInTime, isUndoable, saysTheSame } from './stamp.js';
import type { Stamp } from './stamp.js';

const AHEAD_MS = 5 * MINUTE_MS;
const BEFORE_MS = 6 * HOUR_MS;
const AFTER_MS = 20 * HOUR_MS;

/** A stamp and what it is judged by. */
export interface StampCase {
  readonly stamp: Stamp;
  readonly now: Date;
  /** Undefined where the operation does not exist. */
  readonly job: Job | undefined;
  /** The one with the same id that was stored before. */
  readonly sameId: Stamp | undefined;
  /** What an undo takes back, where it has arrived. */
  readonly target: Stamp | undefined;
  /** All that are stored of the operation. */
  readonly stored: StampLedger;
}

/** Why a stamp is refused, in the order in which they are looked for. */
export type StampRefusalCode =
  | 'NOT_FOUND'
  | 'JOB_NOT_BOOKED'
  | 'NOT_YOUR_JOB'
  | 'STAMP_ID_REUSED'
  | 'CUSTOMER_INACTIVE'
  | 'STAMP_IN_FUTURE'
  | 'STAMP_OTHER_DAY'
  | 'STAMP_ORDER'
  | 'UNDO_NOT_YOURS'
  | 'UNDO_TOO_LATE'
  | 'STAMPS_FULL'
  | 'EXTRA_FULL';

export interface StampRefusal {
  readonly code: StampRefusalCode;
  /** With STAMP_ORDER: both times. */
  readonly conflicts?: readonly Backwards[];
}

export type StampVerdict =
  | { readonly state: 'stored' }
  | { readonly state: 'repeated'; readonly first: Stamp }
  | ({ readonly state: 'refused' } & StampRefusal);

type BookedCase = StampCase & { readonly job: Job };

const isFarFromJob = ({ stamp: { at }, job: { window } }: BookedCase): boolean => {
  const time = at.getTime();
  return time < window.start.getTime() - BEFORE_MS || time > window.end.getTime() + AFTER_MS;
};

/** The times that would run backwards with it; an undo is judged as if it took effect. */
const conflictsOf = ({ stamp, stored }: StampCase): readonly Backwards[] | null =>
  isClockWrong(stamp) ? null : backwards(stored.timesWith(stamp));

const areStampsFull = ({ stamp, stored }: StampCase): boolean => {
  if (stored.size >= MAX_RECORDS) return true;
  if (stamp.kind === 'undo') return stored.undos >= MAX_UNDOS;
  return stored.wouldCount(stamp) && stored.sizeInForce >= MAX_IN_FORCE;
};

const isExtraFull = ({ stamp, stored }: StampCase): boolean =>
  stamp.kind === 'extra' &&
  stored.wouldCount(stamp) &&
  (stored.extraMinutes + (stamp.minutes ?? 0) > MAX_EXTRA_MINUTES ||
    stored.noteLength + (stamp.note ?? '').length > MAX_EXTRA_NOTE);

const isUnknownTarget = ({ stamp, target }: StampCase): boolean =>
  target !== undefined && !isUndoable(stamp, target);

/** In the order in which a stamp is refused; each judges only what those before it let pass. */
const REFUSALS: readonly [StampRefusalCode, (one: BookedCase) => boolean][] = [
  ['NOT_FOUND', isUnknownTarget],
  ['JOB_NOT_BOOKED', ({ job }) => job.truckId === null],
  ['NOT_YOUR_JOB', ({ job, stamp }) => !job.crew.includes(stamp.by)],
  ['STAMP_ID_REUSED', ({ sameId }) => sameId !== undefined],
  ['CUSTOMER_INACTIVE', ({ job }) => !job.isCustomerActive],
  ['STAMP_IN_FUTURE', ({ stamp, now }) => stamp.at.getTime() > now.getTime() + AHEAD_MS],
  ['STAMP_OTHER_DAY', isFarFromJob],
  ['STAMP_ORDER', (one) => conflictsOf(one) !== null],
  ['UNDO_NOT_YOURS', ({ stamp, target }) => target !== undefined && target.by !== stamp.by],
  ['UNDO_TOO_LATE', ({ stamp, target }) => target !== undefined && !isInTime(stamp, target)],
  ['STAMPS_FULL', areStampsFull],
  ['EXTRA_FULL', isExtraFull],
];

/** What becomes of a stamp: a repeated one before every refusal, then the first refusal that holds. */
export function judgeStamp(one: StampCase): StampVerdict {
  const { sameId, job } = one;
  if (sameId && saysTheSame(sameId, one.stamp)) return { state: 'repeated', first: sameId };
  if (!job) return { state: 'refused', code: 'NOT_FOUND' };
  const booked = { ...one, job };
  const [code] = REFUSALS.find(([, holds]) => holds(booked)) ?? [];
  if (code === undefined) return { state: 'stored' };
  const conflicts = code === 'STAMP_ORDER' ? conflictsOf(one) : null;
  return { state: 'refused', code, ...(conflicts && { conflicts }) };
}
