/** How many calls of one person are answered side by side in one process, and how many more may wait. */
export interface TurnLimit {
  atOnce: number;
  waiting: number;
}

/** Gives a turn back; once. */
export type GiveBack = () => void;

interface Line {
  running: number;
  /** Each is told whether it is its turn, and waits no longer. */
  waiting: Set<(isItsTurn: boolean) => void>;
}

/** The turns of each person at calls of one kind. */
export class PersonTurns {
  private readonly lines = new Map<string, Line>();

  constructor(
    private readonly limit: TurnLimit,
    private readonly longestMs: number,
  ) {}

  /**
   * Waits for a turn.
   * @param gone aborted when nobody waits for the call anymore
   * @returns nothing if there is no turn: too many wait, it takes too long, or who asked has gone
   */
  async take(person: string, gone: AbortSignal): Promise<GiveBack | undefined> {
    if (gone.aborted) return undefined;
    const line = this.lines.get(person) ?? { running: 0, waiting: new Set() };
    this.lines.set(person, line);
    if (line.running >= this.limit.atOnce) {
      if (line.waiting.size >= this.limit.waiting || !(await this.wait(line, gone))) {
        return undefined;
      }
    } else line.running += 1;
    const giveBack = (): void => this.pass(person, line);
    if (!gone.aborted) return giveBack;
    // Many connections may end in one go: the turn may have come to one that ended just after.
    giveBack();
    return undefined;
  }

  private wait(line: Line, gone: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      // Out of the line at once: a turn that is given to who has given up would be lost for good.
      const tell = (isItsTurn: boolean): void => {
        line.waiting.delete(tell);
        clearTimeout(timer);
        gone.removeEventListener('abort', giveUp);
        resolve(isItsTurn);
      };
      const giveUp = (): void => tell(false);
      const timer = setTimeout(giveUp, this.longestMs);
      gone.addEventListener('abort', giveUp, { once: true });
      line.waiting.add(tell);
    });
  }

  /** To who has waited longest. */
  private pass(person: string, line: Line): void {
    const [next] = line.waiting;
    if (next) return next(true);
    line.running -= 1;
    if (line.running === 0) this.lines.delete(person);
  }
}
