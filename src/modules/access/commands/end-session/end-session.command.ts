import { Command } from '@nestjs/cqrs';

/**
 * Ends the session of a bearer token in every server process, its connections too. A text that is
 * no valid token stands for no session: there is nothing to end.
 */
export class EndSessionCommand extends Command<void> {
  constructor(readonly token: string) {
    super();
  }
}
