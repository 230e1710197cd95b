/** An e-mail that would be more than it may be. */
export class TooMuch extends Error {
  constructor(
    readonly limit: 'depth' | 'size',
    /** Where in the source, from 1; undefined where no line is to blame. */
    readonly line?: number,
  ) {
    super(`An e-mail goes beyond its ${limit}`);
    this.name = 'TooMuch';
  }
}
