import { Command } from '@nestjs/cqrs';

/** Remembers that a session is in use at this moment. */
export class NoteUseCommand extends Command<void> {
  constructor(readonly sessionId: string) {
    super();
  }
}
