import { CannotStart } from '#platform/config/cannot-start.js';
import { terminal } from '#platform/logging/terminal.js';

/** A wrong setting or an absent service ends a program with the one sentence that names it. */
export async function exitWithSentence(program: () => Promise<void>): Promise<void> {
  try {
    await program();
  } catch (error) {
    if (!(error instanceof CannotStart)) throw error;
    terminal.clear();
    process.stderr.write(`${error.message}\n`);
    // Connections that are open already would keep the process alive.
    process.exit(1);
  }
}
