const started = performance.now();

/** Prints one line of progress with the seconds since the start. */
export function log(text) {
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`[${seconds.padStart(5)} s] ${text}`);
}

/** Ends the process with one sentence instead of a stack, unless there is only the stack. */
export function fail(error) {
  console.error(`\n${error instanceof UserError ? error.message : (error?.stack ?? error)}\n`);
  process.exitCode = 1;
}

/** A failure whose message explains it fully to the person who typed the command. */
export class UserError extends Error {}
