type Answers<Value> = Promise<ReadonlyMap<string, Value>>;

/**
 * Asks once for all who ask within the same turn of the event loop: a busy server then sends one statement
 * for many calls, a quiet one waits for nothing. Nobody is answered by what was asked before they came.
 */
export class AskTogether<Value> {
  private gathering: { keys: Set<string>; answers: Answers<Value> } | undefined;

  /** @param ask is told each key once */
  constructor(private readonly ask: (keys: readonly string[]) => Answers<Value>) {}

  /** @returns what is known of these keys, and perhaps of others */
  of(keys: Iterable<string>): Answers<Value> {
    this.gathering ??= this.gather();
    for (const key of keys) this.gathering.keys.add(key);
    return this.gathering.answers;
  }

  private gather(): { keys: Set<string>; answers: Answers<Value> } {
    const keys = new Set<string>();
    const answers = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      this.gathering = undefined;
      return this.ask([...keys]);
    });
    return { keys, answers };
  }
}
