/**
 * Two lists of keys as one: those of `lead` in its order, and each one that only `other` has after
 * the one that it follows there.
 */
export function mergeOrder(lead: readonly string[], other: readonly string[]): string[] {
  const result = [...lead];
  other.forEach((key, at) => {
    if (result.includes(key)) return;
    const before = other[at - 1];
    result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, key);
  });
  return result;
}
