const lastTurns = new WeakMap<object, Promise<unknown>>();

/** Runs what belongs to one connection in the order in which it was asked for. */
export function inTurn<T>(connection: object, work: () => Promise<T>): Promise<T> {
  const previous = lastTurns.get(connection) ?? Promise.resolve();
  const turn = previous.then(work, work);
  lastTurns.set(connection, turn);
  return turn;
}
