/** Numbers that look random and are the same on every machine (mulberry32). */
export class Chance {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** From 0 up to but not including 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  pick<T>(choices: readonly T[]): T {
    const choice = choices[Math.floor(this.next() * choices.length)];
    if (choice === undefined) throw new Error('Nothing to pick from');
    return choice;
  }

  /** True in `share` of the cases, 0 to 1. */
  happens(share: number): boolean {
    return this.next() < share;
  }

  shuffle<T>(items: readonly T[]): T[] {
    const mixed = [...items];
    for (let index = mixed.length - 1; index > 0; index -= 1) {
      const other = this.whole(0, index);
      [mixed[index], mixed[other]] = [mixed[other] as T, mixed[index] as T];
    }
    return mixed;
  }
}
