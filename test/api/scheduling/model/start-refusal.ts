import type { Hours } from './board-state.js';

const WITHOUT_DRIVES = { first: 8, lastEnd: 19 };
const WITH_DRIVES = { leaves: 7.5, returns: 21 };
const LAST_START = 17.75;

/** Whether a job may start then that takes its truck for so long; the start that it has, always. */
export function startRefusal(job: Hours, taken: Hours, stored: number): string | undefined {
  const [out, back] = [job.from - taken.from, taken.to - job.to];
  const hasDrives = out > 0 || back > 0;
  const first = hasDrives ? WITH_DRIVES.leaves + out : WITHOUT_DRIVES.first;
  const byEnd = hasDrives ? WITH_DRIVES.returns - back : WITHOUT_DRIVES.lastEnd;
  const last = Math.min(LAST_START, byEnd - (job.to - job.from));
  const isOffered = job.from === stored || (job.from >= first && job.from <= last);
  return isOffered ? undefined : 'START_NOT_OFFERED';
}
