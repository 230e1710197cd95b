/** How many calls of one person are answered side by side in one process, and how many more may wait. */
export interface TurnLimit {
  atOnce: number;
  waiting: number;
}

/** Longer than anybody waits in front of a page; a download that is read slowly keeps its turn. */
const LONGEST_WAIT_MS = 10_000;

interface Line {
  running: number;
  /** Each is told whether it is its turn. */
  waiting: Set<(isItsTurn: boolean) => void>;
}

/** The turns of each person at calls of one kind. */
export class PersonTurns {
  private readonly lines = new Map<string | null, Line>();

  constructor(
    private readonly limit: TurnLimit,
    private readonly longestMs = LONGEST_WAIT_MS,
  ) {}

  /**
   * Waits for a turn, which lasts until `over` is aborted.
   * @returns false if there is none: too many wait, it takes too long, or `over` came first
   */
  async take(person: string | null, over: AbortSignal): Promise<boolean> {
    if (over.aborted) return false;
    const line = this.lines.get(person) ?? { running: 0, waiting: new Set() };
    this.lines.set(person, line);
    if (line.running >= this.limit.atOnce) {
      if (line.waiting.size >= this.limit.waiting || !(await this.wait(line, over))) return false;
    } else line.running += 1;
    const pass = (): void => this.pass(person, line);
    // Many connections may end in one go: the turn may have come to one that ended just after.
    if (over.aborted) pass();
    else over.addEventListener('abort', pass, { once: true });
    return !over.aborted;
  }

  private async wait(line: Line, over: AbortSignal): Promise<boolean> {
    let tell: (isItsTurn: boolean) => void = () => undefined;
    const told = new Promise<boolean>((resolve) => (tell = resolve));
    const giveUp = (): void => tell(false);
    const timer = setTimeout(giveUp, this.longestMs);
    over.addEventListener('abort', giveUp, { once: true });
    line.waiting.add(tell);
    const isItsTurn = await told;
    line.waiting.delete(tell);
    clearTimeout(timer);
    over.removeEventListener('abort', giveUp);
    return isItsTurn;
  }

  /** To who has waited longest. */
  private pass(person: string | null, line: Line): void {
    const [next] = line.waiting;
    if (next) {
      line.waiting.delete(next);
      next(true);
      return;
    }
    line.running -= 1;
    if (line.running === 0) this.lines.delete(person);
  }
}
