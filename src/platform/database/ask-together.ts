type Answers<Value> = Promise<ReadonlyMap<string, Value>>;

/**
 * Asks once for everyone who asks in the same turn of the event loop: a busy server then sends one
 * statement for many calls, a quiet one waits for nothing. Nobody gets an answer that was asked for
 * before they came.
 */
export class AskTogether<Value> {
  private gathering: { keys: Set<string>; answers: Answers<Value> } | undefined;

  /** @param ask gets each key once */
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
