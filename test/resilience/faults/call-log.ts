import { performance } from 'node:perf_hooks';

/** What the people saw of the faults, and when a write was acknowledged again. */
export class CallLog {
  /** How often a call failed in a way that is expected while something is down. */
  readonly interruptions = new Map<string, number>();
  /** What nobody should ever see, in words. */
  readonly faults: string[] = [];
  acknowledged = 0;
  private readonly waiting = new Map<number, (seconds: number) => void>();

  interrupted(kind: string): void {
    this.interruptions.set(kind, (this.interruptions.get(kind) ?? 0) + 1);
  }

  /** A write that was begun at `begun` has been acknowledged just now. */
  acknowledge(begun: number): void {
    this.acknowledged += 1;
    for (const [since, tell] of this.waiting) {
      if (begun < since) continue;
      this.waiting.delete(since);
      tell((performance.now() - since) / 1_000);
    }
  }

  /** Resolves with the seconds from now until a write is acknowledged that is begun from now on. */
  untilAcknowledged(): Promise<number> {
    return new Promise((resolve) => this.waiting.set(performance.now(), resolve));
  }
}
