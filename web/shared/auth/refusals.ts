const listeners = new Set<() => void>();

/** A call was refused for want of a role: the roles may have changed. */
export const tellRefused = (): void => listeners.forEach((listener) => listener());

/** @returns what ends the hearing. */
export function onRefused(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
