import { Command } from '@nestjs/cqrs';

/**
 * Ends the session of a bearer token in every server process, with its connections. A text that is
 * not a valid token has no session: nothing happens.
 */
export class EndSessionCommand extends Command<void> {
  constructor(readonly token: string) {
    super();
  }
}
