const withoutReason = ({ employee }: Record<string, unknown>): object => ({ employee });

/** A change of a board for those who don't dispatch: who is off, not why (R-CREW-13). */
export function withoutReasonsOff<T extends object>(change: T): T {
  const { assignment } = change as { assignment?: { off?: Record<string, unknown>[] } };
  if (!assignment?.off) return change;
  return { ...change, assignment: { ...assignment, off: assignment.off.map(withoutReason) } };
}
