import type { Fate } from './comparison.js';
import type { World } from './world.js';

/** What a run measured, as a table for people. */
export class Figures {
  private readonly recoveries: { kind: string; seconds: number }[] = [];
  private drainSeconds = 0;

  constructor(
    private readonly rounds: number,
    private readonly seed: number,
  ) {}

  /** Seconds from the kill to the first acknowledged write that was begun after it. */
  recovered(kind: string, seconds: number): void {
    this.recoveries.push({ kind, seconds });
    const round = `round ${this.recoveries.length} of ${this.rounds}`;
    process.stderr.write(`${round}: ${kind}, answers again after ${seconds.toFixed(2)} s\n`);
  }

  drained(seconds: number): void {
    this.drainSeconds = seconds;
  }

  print({ sales, log, post }: World, fates: readonly Fate[]): void {
    const count = (status: string): number => fates.filter((fate) => fate.status === status).length;
    const lines = [
      `FAULT_ROUNDS=${this.rounds} FAULT_SEED=${this.seed}`,
      ...this.recoveryLines(),
      `${sales.length} sales, ${log.acknowledged} acknowledged writes`,
      `calls that people had to repeat: ${[...log.interruptions].map(([kind, times]) => `${times} × ${kind}`).join(', ')}`,
      `emails: ${count('sent')} sent, ${count('unknown')} unknown, ${count('failed')} failed`,
      `SMTP server: ${post.taken.size} taken, ${post.refusals()} refusals, ${post.silences()} silences`,
      `everything carried out ${this.drainSeconds.toFixed(1)} s after the last sale`,
    ];
    process.stderr.write(`\n${lines.join('\n')}\n\n`);
  }

  private recoveryLines(): string[] {
    const kinds = [...new Set(this.recoveries.map(({ kind }) => kind))].sort();
    return [...kinds.map((kind) => this.line(kind)), this.line('all')];
  }

  private line(wanted: string): string {
    const seconds = this.recoveries
      .filter(({ kind }) => wanted === 'all' || kind === wanted)
      .map((recovery) => recovery.seconds)
      .sort((a, b) => a - b);
    const median = seconds[Math.floor((seconds.length - 1) / 2)] ?? 0;
    const longest = seconds.at(-1) ?? 0;
    return `${wanted}: ${seconds.length} kills, answers again after p50 ${median.toFixed(2)} s, max ${longest.toFixed(2)} s`;
  }
}
