import { CannotStart } from '#platform/config/cannot-start.js';
import { terminal } from '#platform/logging/terminal.js';

/** Ends a program with one sentence when a setting is wrong or a service is missing. */
export async function exitWithSentence(program: () => Promise<void>): Promise<void> {
  try {
    await program();
  } catch (error) {
    if (!(error instanceof CannotStart)) throw error;
    terminal.clear();
    process.stderr.write(`${error.message}\n`);
    // Open connections would keep the process alive.
    process.exit(1);
  }
}
