import { constants } from 'node:os';
import type { StartProgress } from './start-progress.js';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/**
 * A signal ends a process that is still starting at once: nobody is served yet, and what it has begun is
 * begun anew by the next start.
 * @returns call it when the start is over
 */
export function leaveAtOnceWhileStarting(progress: StartProgress): () => void {
  const leave = (signal: NodeJS.Signals): void => {
    progress.end();
    process.exit(128 + constants.signals[signal]);
  };
  for (const signal of SIGNALS) process.on(signal, leave);
  return () => SIGNALS.forEach((signal) => process.off(signal, leave));
}
