import { Inject } from '@nestjs/common';
import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../platform/clock/clock.js';
import { AccessConfig } from '../../access.config.js';
import { idleSince, isUseToBeNoted } from '../../domain/idle.js';
import { EMPLOYEE_DIRECTORY } from '../../employee-directory.js';
import type { EmployeeDirectory } from '../../employee-directory.js';
import { AccessTokens } from '../../tokens/access-tokens.js';
import { IdentifyCallerQuery } from './identify-caller.query.js';
import type { Caller } from './identify-caller.query.js';

@QueryHandler(IdentifyCallerQuery)
export class IdentifyCallerHandler implements IQueryHandler<IdentifyCallerQuery> {
  constructor(
    private readonly tokens: AccessTokens,
    private readonly clock: Clock,
    private readonly config: AccessConfig,
    @Inject(EMPLOYEE_DIRECTORY) private readonly employees: EmployeeDirectory,
  ) {}

  async execute({ token }: IdentifyCallerQuery): Promise<Caller | undefined> {
    const read = await this.tokens.read(token);
    if (!read) return undefined;
    const now = this.clock.now();
    const session = { ...read, usedAfter: idleSince(now, this.config.idleMinutes) };
    const found = await this.employees.inSession(session);
    if (!found) return undefined;
    const { roles, lastUsed } = found;
    return { ...read, roles, useIsToBeNoted: isUseToBeNoted(now, lastUsed) };
  }
}
