import { Command } from '@nestjs/cqrs';

/**
 * Ends one of the person's sessions in every server process, with its connections.
 * Refused: 404 if the person has no such session.
 */
export class EndOwnSessionCommand extends Command<void> {
  constructor(readonly sessionId: string) {
    super();
  }
}
