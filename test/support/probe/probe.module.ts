import { Body, Controller, HttpCode, Module } from '@nestjs/common';
import { Command, CommandBus, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { Allow } from 'class-validator';
import { conflict } from '#kernel/domain-error.js';
import { Db } from '#platform/database/db.js';
import { Events } from '#platform/database/events.js';
import type { Reacts } from '#platform/database/reaction.js';
import { Reaction } from '#platform/database/reaction.js';
import { Post } from '#platform/http/idempotency/post.js';
import { Open } from '#platform/http/requires.js';
import { LiveChanges } from '#platform/realtime/live-changes.js';

/** What the probe does besides writing its note. */
export type ProbeAct =
  | 'nothing'
  | 'fail-after'
  | 'react-and-fail'
  | 'deadlock-once'
  | 'refuse'
  /** Another process takes over the request while this one is executing it. */
  | 'lose-claim'
  /** The command is committed, and then something else goes wrong. */
  | 'fail-when-committed';

export class WriteNoteCommand extends Command<{ note: string }> {
  constructor(
    readonly note: string,
    readonly act: ProbeAct = 'nothing',
  ) {
    super();
  }
}

const TAKE_AWAY = 'update platform.idempotent_request set owner = 1 where status is null';

class NoteWritten {
  constructor(readonly note: string) {}
}

@CommandHandler(WriteNoteCommand)
class WriteNoteHandler implements ICommandHandler<WriteNoteCommand> {
  private deadlocks = 0;

  constructor(
    private readonly db: Db,
    private readonly events: Events,
    private readonly live: LiveChanges,
  ) {}

  async execute({ note, act }: WriteNoteCommand): Promise<{ note: string }> {
    if (act === 'refuse') throw conflict('NO_NOTES', 'No notes today');
    await this.db.execute('insert into public.note (text) values ($1)', [note]);
    this.live.changed('board:probe', { note });
    this.live.changed('board:probe', { note, second: true });
    this.events.raise(new NoteWritten(act === 'react-and-fail' ? 'fail' : note));
    if (act === 'lose-claim') await this.db.pool.query(TAKE_AWAY);
    if (act === 'fail-after') throw new Error('after the write');
    if (act === 'deadlock-once' && this.deadlocks++ === 0) {
      throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
    }
    return { note };
  }
}

class EchoNoteCommand extends Command<void> {
  constructor(readonly note: string) {
    super();
  }
}

@CommandHandler(EchoNoteCommand)
class EchoNoteHandler implements ICommandHandler<EchoNoteCommand> {
  constructor(private readonly db: Db) {}

  async execute({ note }: EchoNoteCommand): Promise<void> {
    if (note === 'fail') throw new Error('the reaction fails');
    await this.db.execute('insert into public.note (text) values ($1)', [`echo of ${note}`]);
  }
}

@Reaction(NoteWritten)
class EchoOnNoteWritten implements Reacts<NoteWritten> {
  constructor(private readonly commands: CommandBus) {}

  async react({ note }: NoteWritten): Promise<void> {
    await this.commands.execute(new EchoNoteCommand(note));
  }
}

class NoteDto {
  @Allow()
  note!: string;

  @Allow()
  act?: ProbeAct;
}

@Open()
@Controller('probe-note')
class NoteController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @HttpCode(201)
  async write(@Body() { note, act }: NoteDto): Promise<{ note: string }> {
    const written = await this.commands.execute(new WriteNoteCommand(note, act));
    if (act === 'fail-when-committed') throw new Error('after the commit');
    return written;
  }
}

@Module({
  controllers: [NoteController],
  providers: [WriteNoteHandler, EchoNoteHandler, EchoOnNoteWritten],
})
export class ProbeModule {}
