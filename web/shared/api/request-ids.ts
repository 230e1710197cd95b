/** By the very answers, which keep their shape. */
const ids = new WeakMap<object, string>();

/** An answer that repeats an earlier one is known by a reference of its own, which did nothing. */
const REPLAYED = 'idempotency-replayed';

/** Remembers under which reference the server did what it answers. */
export function noteRequestId(answer: unknown, headers: Headers | undefined): void {
  const id = headers?.get('x-request-id');
  if (!id || headers?.has(REPLAYED)) return;
  if (typeof answer === 'object' && answer !== null) ids.set(answer, id);
}

/** The reference by which what was answered can be taken back; null where there is none. */
export const requestIdOf = (answer: unknown): string | null =>
  typeof answer === 'object' && answer !== null ? (ids.get(answer) ?? null) : null;
