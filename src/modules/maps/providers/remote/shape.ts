import { RemoteFailure } from './remote-failure.js';

/**
 * Reads a service's answer step by step; anything unexpected is a RemoteFailure that names the
 * place.
 */
export class Shape {
  constructor(
    private readonly value: unknown,
    private readonly at: string,
  ) {}

  get(key: string): Shape {
    const { value } = this;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw this.fault('an object');
    }
    return new Shape((value as Record<string, unknown>)[key], `${this.at}.${key}`);
  }

  list(): Shape[] {
    if (!Array.isArray(this.value)) throw this.fault('a list');
    return this.value.map((item: unknown, index) => new Shape(item, `${this.at}[${index}]`));
  }

  text(): string {
    if (typeof this.value !== 'string') throw this.fault('a text');
    return this.value;
  }

  /** A finite number, also when written as text. */
  number(): number {
    const { value } = this;
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    if (typeof number !== 'number' || !Number.isFinite(number)) throw this.fault('a number');
    return number;
  }

  /** A number within reasonable limits. */
  numberIn(low: number, high: number): number {
    const number = this.number();
    if (number < low || number > high) throw this.fault(`from ${low} to ${high}`);
    return number;
  }

  /** '165s' → 165. */
  secondsIn(high: number): number {
    const seconds = /^(\d+(?:\.\d+)?)s$/.exec(this.text())?.[1];
    if (!seconds) throw this.fault('like 165s');
    return new Shape(Number(seconds), this.at).numberIn(0, high);
  }

  get absent(): boolean {
    return this.value === undefined || this.value === null;
  }

  /** '' when absent. */
  optionalText(): string {
    return this.absent ? '' : this.text();
  }

  private fault(expected: string): RemoteFailure {
    return new RemoteFailure(`${this.at} should be ${expected}`, true);
  }
}
