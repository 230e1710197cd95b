import { CannotStart } from '#platform/config/cannot-start.js';
import { inProduction } from '#platform/config/load-config.js';
import { terminal } from '#platform/logging/terminal.js';
import { fileFaultOf } from './file-fault.js';

const stackOf = (error: unknown): string => (error as Error).stack ?? String(error);
const lastLine = (msg: string): string =>
  JSON.stringify({ level: 60, time: Date.now(), pid: process.pid, msg });

/** Ends a program with one sentence when a setting is wrong, a service is missing or a file cannot be written. */
export async function exitWithSentence(program: () => Promise<void>): Promise<void> {
  try {
    await program();
  } catch (error) {
    const sentence = error instanceof CannotStart ? error.message : fileFaultOf(error);
    if (sentence === undefined && !inProduction()) throw error;
    terminal.clear();
    process.stderr.write(`${inProduction() ? lastLine(sentence ?? stackOf(error)) : sentence}\n`);
    // Open connections would keep the process alive.
    process.exit(1);
  }
}
