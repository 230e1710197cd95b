import { Controller, Delete, Get, Param } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ObjectIdPipe } from '#platform/http/object-id.pipe.js';
import { ReducedTo } from '#platform/http/reduced-to.js';
import { Requires } from '#platform/http/requires.js';
import { ENDED_SESSIONS_SHOWN, SESSION_SHOWN } from '../contract/reduced/office-shown.js';
import { EndOtherSessionsCommand } from '../commands/end-other-sessions/end-other-sessions.command.js';
import { EndOwnSessionCommand } from '../commands/end-own-session/end-own-session.command.js';
import type { EndedSessionsView, SessionView } from '../contract/session.view.js';
import { GetSessionsQuery } from '../queries/get-sessions/get-sessions.query.js';

@Controller('sessions')
export class SessionsController {
  constructor(
    private readonly queries: QueryBus,
    private readonly commands: CommandBus,
  ) {}

  /** Lists where the caller is signed in. */
  @Get()
  @Requires('self')
  @ReducedTo(SESSION_SHOWN)
  list(): Promise<SessionView[]> {
    return this.queries.execute(new GetSessionsQuery());
  }

  /** Signs the caller out everywhere else. */
  @Delete()
  @Requires('self')
  @ReducedTo(ENDED_SESSIONS_SHOWN)
  endOthers(): Promise<EndedSessionsView> {
    return this.commands.execute(new EndOtherSessionsCommand());
  }

  /** Signs the caller out in one place. */
  @Delete(':id')
  @Requires('self')
  @ReducedTo({})
  async end(@Param('id', ObjectIdPipe) id: string): Promise<Record<string, never>> {
    await this.commands.execute(new EndOwnSessionCommand(id));
    return {};
  }
}
