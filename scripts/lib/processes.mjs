import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const hasProc = existsSync('/proc/self/stat');

/**
 * What distinguishes a process from a later one with the same number: its start time.
 * @returns {string | undefined} undefined when no such process is alive (a zombie is not)
 */
function identityOf(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  if (!hasProc) return psField(pid, 'lstart');
  const { state, startTime } = procStat(pid) ?? {};
  return state === 'Z' || state === 'X' ? undefined : startTime;
}

/** @returns {boolean} whether the process is alive */
export const isAlive = (pid) => identityOf(pid) !== undefined;

/** @returns {number} the number of the process's parent, 0 when it has none or is gone */
export const parentOf = (pid) =>
  Number((hasProc ? procStat(pid)?.parent : psField(pid, 'ppid')) ?? 0);

/** @returns {string} the process's command line, empty when it is gone or hidden */
export function commandOf(pid) {
  if (!hasProc) return psField(pid, 'command') ?? '';
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return '';
  }
}

function procStat(pid) {
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
    return { state: afterName[0], parent: afterName[1], startTime: afterName[19] };
  } catch {
    return undefined;
  }
}

function psField(pid, field) {
  try {
    const text = execFileSync('ps', ['-o', `${field}=`, '-p', String(pid)], { encoding: 'utf8' });
    return text.trim() || undefined;
  } catch {
    return undefined;
  }
}

/** The mark that a process leaves in a file so that others can tell whether it is still alive. */
export const markOf = (pid) => `${pid} ${identityOf(pid)}`;

/** @returns {boolean} whether the process that left this mark is still alive */
export function marksLiveProcess(mark) {
  const [pid] = mark.split(' ', 1);
  return identityOf(Number(pid)) !== undefined && markOf(Number(pid)) === mark.trim();
}
