/** The parts of a PostgreSQL error that decide how to handle it. */
export interface PgError {
  code: string;
  constraint: string | undefined;
}

interface Wrapped {
  code?: unknown;
  constraint?: unknown;
  driverError?: unknown;
}

/** The database's own error inside any wrapper; undefined when there is none. */
export function pgErrorOf(error: unknown): PgError | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { code, constraint, driverError } = error as Wrapped;
  if (driverError) return pgErrorOf(driverError);
  if (typeof code !== 'string' || !/^[0-9A-Z]{5}$/.test(code)) return undefined;
  return { code, constraint: typeof constraint === 'string' ? constraint : undefined };
}

const RETRYABLE = new Set(['40001', '40P01']);

export const isRetryable = (error: unknown): boolean => RETRYABLE.has(pgErrorOf(error)?.code ?? '');

const QUERY_CANCELED = '57014';

/** Whether a statement was canceled, as its time limit does. */
export const isOutOfTime = (error: unknown): boolean => pgErrorOf(error)?.code === QUERY_CANCELED;

/** Turns the violation of a named constraint into its refusal; rethrows anything else. */
export function onConstraint(error: unknown, refusals: Record<string, () => Error>): never {
  const refusal = refusals[pgErrorOf(error)?.constraint ?? ''];
  throw refusal ? refusal() : error;
}
