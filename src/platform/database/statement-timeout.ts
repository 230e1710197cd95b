import { AsyncLocalStorage } from 'node:async_hooks';

const limits = new AsyncLocalStorage<number>();

/**
 * Lets statements that start in `work` take longer (or, with 0, as long as they need) than those of
 * a call.
 */
export const withStatementTimeout = <T>(limitMs: number, work: () => T): T =>
  limits.run(limitMs, work);

export const currentStatementTimeout = (): number | undefined => limits.getStore();

/** Statements that start in `work` take no longer than usual, whatever the caller may wait for. */
export const withUsualTimeout = <T>(work: () => T): T =>
  currentStatementTimeout() === undefined ? work() : limits.exit(work);
