/** Stops asking a service that has failed several times in a row, and tries it again after a rest. */
export class CircuitBreaker {
  private failures = 0;
  private closedUntil = 0;

  /**
   * @param limit failures in a row after which the service rests
   * @param restMs for how long
   */
  constructor(
    private readonly limit: number,
    private readonly restMs: number,
    private readonly now: () => number,
  ) {}

  /** After the rest one call at a time may try; its outcome decides. */
  mayCall(): boolean {
    if (this.failures < this.limit) return true;
    if (this.now() < this.closedUntil) return false;
    this.closedUntil = this.now() + this.restMs;
    return true;
  }

  succeeded(): void {
    this.failures = 0;
  }

  failed(): void {
    this.failures += 1;
    if (this.failures >= this.limit) this.closedUntil = this.now() + this.restMs;
  }
}
