import { Inject } from '@nestjs/common';
import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { EMPLOYEE_DIRECTORY } from '../../employee-directory.js';
import type { EmployeeDirectory } from '../../employee-directory.js';
import { AccessTokens } from '../../tokens/access-tokens.js';
import { IdentifyCallerQuery } from './identify-caller.query.js';
import type { Caller } from './identify-caller.query.js';

@QueryHandler(IdentifyCallerQuery)
export class IdentifyCallerHandler implements IQueryHandler<IdentifyCallerQuery> {
  constructor(
    private readonly tokens: AccessTokens,
    @Inject(EMPLOYEE_DIRECTORY) private readonly employees: EmployeeDirectory,
  ) {}

  async execute({ token }: IdentifyCallerQuery): Promise<Caller | undefined> {
    const read = await this.tokens.read(token);
    if (!read) return undefined;
    const roles = await this.employees.rolesInSession(read.employeeId, read.sessionId);
    return roles && { ...read, roles };
  }
}
