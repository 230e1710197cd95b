/**
 * Thrown by a command that is refused with what takes time to find out, such as what is free instead of
 * a time that is taken: whoever waits for the same rows must not wait for that, too. It is found out
 * once everything of the command is taken back and nothing is locked anymore.
 */
export class DeferredRefusal extends Error {
  /** @param refusal finds out what the command is refused with; may throw another refusal */
  constructor(readonly refusal: () => Promise<Error>) {
    super('What the command is refused with is found out later');
    this.name = 'LateRefusal';
  }
}

/** What somebody is refused with in the end; nothing of the command is left by then. */
export const resolveRefusal = async (refusal: unknown): Promise<unknown> =>
  refusal instanceof DeferredRefusal ? refusal.refusal() : refusal;
