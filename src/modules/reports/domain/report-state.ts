/** The state of a queued report. */
export const REPORT_STATES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
export type ReportState = (typeof REPORT_STATES)[number];

/** The only transitions between states. */
const TRANSITIONS: Readonly<Record<ReportState, readonly ReportState[]>> = {
  queued: ['running', 'failed', 'cancelled'],
  // To itself: another process takes over from one that died.
  running: ['running', 'queued', 'done', 'failed', 'cancelled'],
  // An operator retries its job.
  failed: ['running'],
  done: [],
  cancelled: [],
};

export const mayBecome = (from: ReportState, to: ReportState): boolean =>
  TRANSITIONS[from].includes(to);

/** It has not ended yet. */
export const isUnderWay = (state: ReportState): boolean => mayBecome(state, 'cancelled');
