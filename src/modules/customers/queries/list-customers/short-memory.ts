import { Injectable } from '@nestjs/common';
import { keepLatest } from '#kernel/keep-latest.js';
import { Clock } from '#platform/clock/clock.js';

const REMEMBERED_MS = 60_000;
const MOST_REMEMBERED = 500;

interface Remembered {
  value: Promise<unknown>;
  until: number;
}

/**
 * Remembers for a minute what took long to find out. Anyone who asks meanwhile waits for the same
 * answer.
 */
@Injectable()
export class ShortMemory {
  private readonly remembered = new Map<string, Remembered>();

  constructor(private readonly clock: Clock) {}

  /** What is remembered under the key, or undefined. */
  recall<Value>(key: string): Promise<Value> | undefined {
    const known = this.remembered.get(key);
    if (!known || known.until <= this.clock.now().getTime()) return undefined;
    return known.value as Promise<Value>;
  }

  /** What is remembered under the key, or else what `learn` finds out now. */
  remember<Value>(key: string, learn: () => Promise<Value>): Promise<Value> {
    const known = this.recall<Value>(key);
    if (known) return known;
    const value = learn();
    const until = this.clock.now().getTime() + REMEMBERED_MS;
    keepLatest(this.remembered, [key, { value, until }], MOST_REMEMBERED);
    value.catch(() => this.remembered.delete(key));
    return value;
  }
}
