import { Command } from '@nestjs/cqrs';

/** Remembers that a session was used just now. */
export class NoteUseCommand extends Command<void> {
  constructor(readonly sessionId: string) {
    super();
  }
}
