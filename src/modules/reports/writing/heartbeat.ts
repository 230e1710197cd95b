/** Repeats a question until the answer is no; never two at a time. */
export class Heartbeat {
  private readonly timer: NodeJS.Timeout;
  private asking = false;
  private refused = false;

  /** A question that fails is asked again later. */
  constructor(
    everyMs: number,
    private readonly ask: () => Promise<boolean>,
  ) {
    this.timer = setInterval(() => void this.beat(), everyMs);
  }

  get goesOn(): boolean {
    return !this.refused;
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private async beat(): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    this.refused = !(await this.ask().catch(() => true));
    this.asking = false;
    if (this.refused) this.stop();
  }
}
