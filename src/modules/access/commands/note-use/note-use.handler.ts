import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { Sessions } from '../../persistence/sessions.js';
import { NoteUseCommand } from './note-use.command.js';

@CommandHandler(NoteUseCommand)
export class NoteUseHandler implements ICommandHandler<NoteUseCommand> {
  constructor(private readonly sessions: Sessions) {}

  execute({ sessionId }: NoteUseCommand): Promise<void> {
    return this.sessions.noteUse(sessionId);
  }
}
