import { pgErrorOf } from './pg-error.js';

const AWAY = /^(08|57P0|53)/;

/** Whether what failed is likely to work again by itself: the database, or another service, is away. */
export function isUnavailable(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  if (code === 'ECONNREFUSED' || code === 'ECONNRESET' || code === 'ETIMEDOUT') return true;
  if (error instanceof Error && error.message === 'Connection terminated unexpectedly') return true;
  return AWAY.test(pgErrorOf(error)?.code ?? '');
}
