import { Inject } from '@nestjs/common';
import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { AskTogether } from '#platform/database/ask-together.js';
import { AccessConfig } from '../../access.config.js';
import { mostMinutesUnused, USE_NOTED_MINUTES } from '../../domain/idle.js';
import { EMPLOYEE_DIRECTORY } from '../../ports/employee-directory.js';
import type { EmployeeDirectory } from '../../ports/employee-directory.js';
import { AccessTokens } from '../../tokens/access-tokens.js';
import type { ReadToken } from '../../tokens/access-tokens.js';
import { IdentifyCallersQuery } from './identify-callers.query.js';
import type { Caller } from './identify-callers.query.js';

@QueryHandler(IdentifyCallersQuery)
export class IdentifyCallersHandler implements IQueryHandler<IdentifyCallersQuery> {
  /** Every call asks for its session: calls that arrive together ask with one statement. */
  private readonly sessions = new AskTogether((ids) => this.inSessions(ids));

  constructor(
    private readonly tokens: AccessTokens,
    private readonly config: AccessConfig,
    @Inject(EMPLOYEE_DIRECTORY) private readonly employees: EmployeeDirectory,
  ) {}

  async execute({ tokens }: IdentifyCallersQuery): Promise<ReadonlyMap<string, Caller>> {
    const read = new Map<string, ReadToken>();
    for (const token of tokens) {
      const named = await this.tokens.read(token);
      if (named) read.set(token, named);
    }
    if (read.size === 0) return new Map();
    const callers = await this.sessions.of([...read.values()].map(({ sessionId }) => sessionId));
    return new Map(
      [...read].flatMap(([token, { sessionId, employeeId }]) => {
        const caller = callers.get(sessionId);
        return caller?.employeeId === employeeId ? [[token, caller] as const] : [];
      }),
    );
  }

  private async inSessions(ids: readonly string[]): Promise<ReadonlyMap<string, Caller>> {
    const found = await this.employees.inSessions(ids, {
      mostUnused: mostMinutesUnused(this.config.idleMinutes),
      noteAfter: USE_NOTED_MINUTES,
    });
    return new Map(found.map((caller) => [caller.sessionId, caller]));
  }
}
