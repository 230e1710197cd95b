const tails = new Map<string, Promise<unknown>>();

/**
 * Runs actions on the same thing one after the other: of two in quick succession, the second is
 * based on the answer to the first.
 */
export function inTurn<T>(key: string, act: () => Promise<T>): Promise<T> {
  const before = tails.get(key) ?? Promise.resolve();
  const turn = before.then(act, act);
  tails.set(key, turn);
  const forget = (): void => {
    if (tails.get(key) === turn) tails.delete(key);
  };
  turn.then(forget, forget);
  return turn;
}
