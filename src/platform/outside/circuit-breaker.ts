/** When calls to a service stop, and for how long (milliseconds). */
export interface RestRule {
  /** Failures in a row after which calls stop. */
  failuresToRest: number;
  restMs: number;
}

/**
 * Stops calling a service that has failed several times in a row, and tries it again after a pause.
 */
export class CircuitBreaker {
  private failures = 0;
  private closedUntil = 0;

  constructor(
    private readonly rule: RestRule,
    private readonly now: () => number,
    private readonly whenResting: () => void = () => undefined,
  ) {}

  /** After the pause one call at a time may try; its outcome decides. */
  mayCall(): boolean {
    if (!this.isResting) return true;
    if (this.remainingMs > 0) return false;
    this.closedUntil = this.now() + this.rule.restMs;
    return true;
  }

  /** Until a call succeeds, even while one is being tried. */
  get isResting(): boolean {
    return this.failures >= this.rule.failuresToRest;
  }

  /** Milliseconds until the next call may try. */
  get remainingMs(): number {
    return this.isResting ? Math.max(0, this.closedUntil - this.now()) : 0;
  }

  succeeded(): void {
    this.failures = 0;
  }

  failed(): void {
    this.failures += 1;
    if (!this.isResting) return;
    this.closedUntil = this.now() + this.rule.restMs;
    if (this.failures === this.rule.failuresToRest) this.whenResting();
  }
}
