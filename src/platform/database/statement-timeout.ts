import { AsyncLocalStorage } from 'node:async_hooks';

const limits = new AsyncLocalStorage<number>();

/** Lets statements that are begun in `work` take longer (or, 0, as long as they will) than those of a call. */
export const withStatementTimeout = <T>(limitMs: number, work: () => T): T =>
  limits.run(limitMs, work);

export const currentStatementTimeout = (): number | undefined => limits.getStore();
