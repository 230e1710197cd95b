/** Values of one statement, each behind its placeholder. */
export class SqlParams {
  readonly values: unknown[] = [];

  /** @returns the placeholder of the value, `$n`. */
  add(value: unknown): string {
    const known = this.values.indexOf(value);
    return `$${known < 0 ? this.values.push(value) : known + 1}`;
  }
}
