import { terminal } from '#platform/logging/terminal.js';

/** How far a start has come: for callers who are waiting and for the person at the terminal. */
export class StartProgress {
  private done = 0;
  private work = 'Starting';
  private reason: string | undefined;

  /** @param isShown whether a person reads the terminal */
  constructor(private readonly isShown: boolean) {}

  /** Whole percent; never 100, because then nobody is waiting anymore. */
  get percent(): number {
    return Math.min(99, Math.floor(this.done));
  }

  /** What the process is doing, or what keeps it from going on, in a sentence. */
  get sentence(): string {
    return this.reason ?? `${this.work} (${this.percent}%).`;
  }

  /** @param percent of the whole start that is done */
  reach(percent: number, work: string): void {
    this.done = percent;
    this.work = work;
    this.reason = undefined;
    if (this.isShown) terminal.show(`${work}… ${this.percent}%`);
  }

  /** The start cannot go on by itself. */
  stopAt(reason: string): void {
    this.reason = reason;
    if (this.isShown) terminal.clear();
  }

  /** The start is over. */
  end(): void {
    if (this.isShown) terminal.clear();
  }
}
