import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { EMPLOYEE_DIRECTORY } from '../../ports/employee-directory.js';
import type { EmployeeDirectory } from '../../ports/employee-directory.js';
import { SessionRepository } from '../../persistence/session.repository.js';
import { RefusedSignIn } from '../../identity/sign-in-failures.js';
import { loginFailedBecause } from '../../refusals.js';
import { AccessTokens } from '../../tokens/access-tokens.js';
import { StartSessionCommand } from './start-session.command.js';

@CommandHandler(StartSessionCommand)
export class StartSessionHandler implements ICommandHandler<StartSessionCommand> {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly tokens: AccessTokens,
    @Inject(EMPLOYEE_DIRECTORY) private readonly employees: EmployeeDirectory,
  ) {}

  async execute({ start }: StartSessionCommand): Promise<{ token: string }> {
    const { employeeId, roles, device } = start;
    // Otherwise somebody made inactive at this moment would still get a session.
    if (!(await this.employees.heldRoles(employeeId))) {
      loginFailedBecause(new RefusedSignIn(`employee ${employeeId} was made inactive meanwhile`));
    }
    const session = await this.sessions.begin(employeeId, device);
    return { token: await this.tokens.issue(session, roles) };
  }
}
