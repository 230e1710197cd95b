/**
 * Thrown by a command for which something that it found out before it locked anything is no longer so. It
 * starts over from the beginning, and nothing of it stays.
 */
export class StartOver extends Error {
  constructor(
    /** What it is refused with if it never comes through. */
    readonly refusal: Error,
    /** Ids of rows that it locks in their order before others of their kind, now that it knows them. */
    readonly toLock: readonly string[] = [],
  ) {
    super('What the command had found out is no longer so');
    this.name = 'StartOver';
  }
}
