import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const hasProc = existsSync('/proc/self/stat');

/**
 * What tells one process from a later one under the same number: its start time.
 * @returns {string | undefined} undefined when no such process lives (a zombie does not)
 */
export function identityOf(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  if (hasProc) {
    try {
      const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
      const [state, startTime] = [afterName[0], afterName[19]];
      return state === 'Z' || state === 'X' ? undefined : startTime;
    } catch {
      return undefined;
    }
  }
  return psField(pid, 'lstart');
}

/** @returns {boolean} whether the process lives */
export const isAlive = (pid) => identityOf(pid) !== undefined;

/** One column of ps for one process, for systems without /proc. */
export function psField(pid, field) {
  try {
    const text = execFileSync('ps', ['-o', `${field}=`, '-p', String(pid)], { encoding: 'utf8' });
    return text.trim() || undefined;
  } catch {
    return undefined;
  }
}

/** The mark a process leaves in a file so that others can tell whether it still lives. */
export const markOf = (pid) => `${pid} ${identityOf(pid)}`;

/** @returns {boolean} whether the process that left this mark still lives */
export function marksLiveProcess(mark) {
  const [pid] = mark.split(' ', 1);
  return identityOf(Number(pid)) !== undefined && markOf(Number(pid)) === mark.trim();
}
