/** An email that exceeds a limit. */
export class TooMuch extends Error {
  constructor(
    readonly limit: 'depth' | 'size',
    /** The line in the source, from 1; undefined if no line is to blame. */
    readonly line?: number,
  ) {
    super(`An email goes beyond its ${limit}`);
    this.name = 'TooMuch';
  }
}
