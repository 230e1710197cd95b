import { Command } from '@nestjs/cqrs';

/**
 * Ends one of the actor's sessions in every server process, its connections too.
 * Refused: 404 where the actor has no such session.
 */
export class EndOwnSessionCommand extends Command<void> {
  constructor(readonly sessionId: string) {
    super();
  }
}
