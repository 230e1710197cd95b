import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { SessionRepository } from '../../persistence/session.repository.js';
import { NoteUseCommand } from './note-use.command.js';

@CommandHandler(NoteUseCommand)
export class NoteUseHandler implements ICommandHandler<NoteUseCommand> {
  constructor(private readonly sessions: SessionRepository) {}

  execute({ sessionId }: NoteUseCommand): Promise<void> {
    return this.sessions.noteUse(sessionId);
  }
}
