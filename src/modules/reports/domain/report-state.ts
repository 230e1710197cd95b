/** How a queued report fares. */
export const REPORT_STATES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
export type ReportState = (typeof REPORT_STATES)[number];

/** The only ways from one state to another. */
const TRANSITIONS: Readonly<Record<ReportState, readonly ReportState[]>> = {
  queued: ['running', 'failed', 'cancelled'],
  // To itself: another process takes over from one that died.
  running: ['running', 'queued', 'done', 'failed', 'cancelled'],
  // An operator tries its job again.
  failed: ['running'],
  done: [],
  cancelled: [],
};

export const mayBecome = (from: ReportState, to: ReportState): boolean =>
  TRANSITIONS[from].includes(to);

/** It is still to come to an end. */
export const isUnderWay = (state: ReportState): boolean => mayBecome(state, 'cancelled');
