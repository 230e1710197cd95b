/** The times by which a job begins and ends, stamped or entered; null while unknown. */
export interface JobTimesKnown {
  readonly leftYard: Date | null;
  readonly started: Date | null;
  readonly finished: Date | null;
}

/** What is planned of it, and whether the job before holds it up. */
export interface ForeseenBegin {
  /** When its truck is to leave; null without one. */
  readonly envelopeStart: Date | null;
  readonly waits: boolean;
}

/**
 * Whether a job has begun (R-BOARD-32): its first known time is past; without one its truck should have left, unless
 * the job waits for the one before. Without a truck nobody is on the way to it, whatever its plan says. The one rule for
 * whatever may not happen to a job that has begun.
 */
export function hasBegun(
  { leftYard, started, finished }: JobTimesKnown,
  { envelopeStart, waits }: ForeseenBegin,
  now: Date,
): boolean {
  const first = leftYard ?? started ?? finished;
  if (first !== null) return first <= now;
  return envelopeStart !== null && !waits && envelopeStart <= now;
}
