import { fileFaultOf } from './file-faults.mjs';

const started = performance.now();

/** In production everything that is said is read by programs, line by line. */
const isForPrograms = () => process.env.NODE_ENV === 'production';
const asJson = (level, msg) => JSON.stringify({ level, time: Date.now(), pid: process.pid, msg });

/** Prints one line of progress with the seconds since the start. */
export const log = (text) => tell(30, text);

/** The same of what wants attention. */
export const warn = (text) => tell(40, text);

function tell(level, text) {
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(isForPrograms() ? asJson(level, text) : `[${seconds.padStart(5)} s] ${text}`);
}

/** Ends the process with one sentence instead of a stack, unless there is only the stack. */
export function fail(error) {
  const sentence = error instanceof UserError ? error.message : fileFaultOf(error);
  const text = String(sentence ?? error?.stack ?? error);
  console.error(isForPrograms() ? asJson(60, text) : `\n${text}\n`);
  process.exitCode = 1;
}

/** A failure whose message explains it fully to the person who typed the command. */
export class UserError extends Error {}
