import type { FieldFault } from '#kernel/domain-error.js';
import { HOUR_MS, MINUTE_MS } from '#kernel/time-window.js';
import { isBlank, REQUIRED_MESSAGE } from '#kernel/validation/index.js';
import { TIME_KINDS } from './actual-terms.js';
import { backwards } from './clock-times.js';
import type { ClockTimes } from './clock-times.js';
import type { Typed } from './entry.js';

const LONGEST_MS = 20 * HOUR_MS;
const AHEAD_MS = 5 * MINUTE_MS;

/** What is wrong with what the office typed, by field; `known` are the times with it. */
export function entryFaults(typed: Typed, known: ClockTimes, now: Date): FieldFault[] {
  const faults = TIME_KINDS.flatMap((path): FieldFault[] =>
    (typed[path]?.getTime() ?? 0) > now.getTime() + AHEAD_MS
      ? [{ path, message: 'This time lies in the future' }]
      : [],
  );
  for (const { kind } of backwards(known) ?? []) {
    faults.push({ path: kind, message: 'The times run backwards' });
  }
  const { started, finished } = known;
  if (started && finished && finished.getTime() - started.getTime() > LONGEST_MS) {
    faults.push({ path: 'finished', message: 'A job takes at most 20 hours' });
  }
  if (typed.exceptional && isBlank(typed.exceptionalWhy)) {
    faults.push({ path: 'exceptionalWhy', message: REQUIRED_MESSAGE });
  }
  return faults;
}
