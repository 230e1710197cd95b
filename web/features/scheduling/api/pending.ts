/**
 * Operations whose placing is on its way to the server. What the live connection says of them in
 * the meantime is older than the drop: it waits until the answer is there.
 */
const counts = new Map<string, number>();
const skipped = new Map<string, string | null>();

export const isPending = (operationId: string): boolean => counts.has(operationId);

/** Remembers that a change was passed over, by the nounce that it brought. */
export const skip = (operationId: string, nounce: string): void => {
  skipped.set(operationId, nounce);
};

export const begin = (operationId: string): void => {
  counts.set(operationId, (counts.get(operationId) ?? 0) + 1);
};

/** @returns the nounce of the last change passed over, once nothing is on its way any more. */
export function end(operationId: string): string | null {
  const left = (counts.get(operationId) ?? 1) - 1;
  if (left > 0) {
    counts.set(operationId, left);
    return null;
  }
  counts.delete(operationId);
  const nounce = skipped.get(operationId) ?? null;
  skipped.delete(operationId);
  return nounce;
}
