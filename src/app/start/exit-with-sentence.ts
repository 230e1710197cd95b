import { CannotStart } from '#platform/config/cannot-start.js';
import { inProduction } from '#platform/config/load-config.js';
import { terminal } from '#platform/logging/terminal.js';
import { fileFaultOf } from './file-fault.js';

const INFO = 30;
const FATAL = 60;

const stackOf = (error: unknown): string => (error as Error).stack ?? String(error);

/** What a program says beside its log, as a line: JSON in production, where programs read everything that is said. */
export function lineOf(msg: string, level = INFO): string {
  const line = { level, time: Date.now(), pid: process.pid, msg };
  return `${inProduction() ? JSON.stringify(line) : msg}\n`;
}

/** Ends a program with one sentence when a setting is wrong, a service is missing or a file cannot be written. */
export async function exitWithSentence(program: () => Promise<void>): Promise<void> {
  try {
    await program();
  } catch (error) {
    const sentence = error instanceof CannotStart ? error.message : fileFaultOf(error);
    if (sentence === undefined && !inProduction()) throw error;
    terminal.clear();
    process.stderr.write(lineOf(sentence ?? stackOf(error), FATAL));
    // Open connections would keep the process alive.
    process.exit(1);
  }
}
