import { Inject, Logger } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { EMPLOYEE_DIRECTORY } from '../../employee-directory.js';
import type { EmployeeDirectory } from '../../employee-directory.js';
import { UsedTokens } from '../../persistence/used-tokens.js';
import { loginFailed } from '../../sign-in-refusals.js';
import { AccessTokens } from '../../tokens/access-tokens.js';
import { SignInCommand } from './sign-in.command.js';

@CommandHandler(SignInCommand)
export class SignInHandler implements ICommandHandler<SignInCommand> {
  private readonly logger = new Logger('SignIn');

  constructor(
    private readonly usedTokens: UsedTokens,
    private readonly tokens: AccessTokens,
    @Inject(EMPLOYEE_DIRECTORY) private readonly employees: EmployeeDirectory,
  ) {}

  async execute({ identity }: SignInCommand): Promise<{ token: string }> {
    const { email, tokenHash, uselessFrom } = identity;
    const person = await this.employees.activeByEmail(email);
    if (!person) return this.refuse('no active employee has the address');
    const isFirstUse = await this.usedTokens.use(tokenHash, uselessFrom);
    if (!isFirstUse) return this.refuse('the ID token was used before');
    this.logger.log(`Employee ${person.employeeId} signed in`);
    return { token: await this.tokens.issue(person.employeeId, person.roles) };
  }

  private refuse(reason: string): never {
    this.logger.warn(`A sign-in was refused: ${reason}`);
    throw loginFailed();
  }
}
