const lastTurns = new WeakMap<object, Promise<unknown>>();
const waiting = new WeakMap<object, number>();

/** How much of a connection waits or runs. */
export const turnsOf = (connection: object): number => waiting.get(connection) ?? 0;

/** Runs what belongs to one connection in the order in which it was asked for. */
export function inTurn<T>(connection: object, work: () => Promise<T>): Promise<T> {
  const previous = lastTurns.get(connection) ?? Promise.resolve();
  const turn = previous.then(work, work);
  const over = (): void => void waiting.set(connection, turnsOf(connection) - 1);
  waiting.set(connection, turnsOf(connection) + 1);
  void turn.then(over, over);
  lastTurns.set(connection, turn);
  return turn;
}
