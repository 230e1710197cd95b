import { Inject, Logger } from '@nestjs/common';
import { CommandBus, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { deviceOf } from '../../domain/device-of.js';
import { EMPLOYEE_DIRECTORY } from '../../ports/employee-directory.js';
import type { EmployeeDirectory } from '../../ports/employee-directory.js';
import { SessionRepository } from '../../persistence/session.repository.js';
import { SubjectRepository } from '../../persistence/subject.repository.js';
import { UsedTokenRepository } from '../../persistence/used-token.repository.js';
import { RefusedSignIn } from '../../identity/sign-in-failures.js';
import { loginFailedBecause } from '../../refusals.js';
import { StartSessionCommand } from '../start-session/start-session.command.js';
import { SignInCommand } from './sign-in.command.js';

@CommandHandler(SignInCommand)
export class SignInHandler implements ICommandHandler<SignInCommand> {
  private readonly logger = new Logger('SignIn');

  constructor(
    private readonly usedTokens: UsedTokenRepository,
    private readonly subjects: SubjectRepository,
    private readonly sessions: SessionRepository,
    private readonly commands: CommandBus,
    @Inject(EMPLOYEE_DIRECTORY) private readonly employees: EmployeeDirectory,
  ) {}

  async execute({ identity, userAgent }: SignInCommand): Promise<{ token: string }> {
    const { email, proofHash, uselessFrom } = identity;
    const person = await this.employees.activeByEmail(email);
    if (!person) return refuse('no active employee has the address');
    const isFirstUse = await this.usedTokens.use(proofHash, uselessFrom);
    if (!isFirstUse) return refuse('the ID token or code was used before');
    const { employeeId, roles } = person;
    if (!(await this.subjects.bind(employeeId, identity))) {
      return refuse(`employee ${employeeId} is bound to another account of that address`);
    }
    await this.sessions.purgeExpired();
    const device = deviceOf(userAgent);
    this.logger.log(`Employee ${employeeId} signed in`);
    return this.commands.execute(new StartSessionCommand({ employeeId, roles, device }));
  }
}

const refuse = (reason: string): never => loginFailedBecause(new RefusedSignIn(reason));
