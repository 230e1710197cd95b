import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { newId } from '../../../../kernel/ids.js';
import { Clock } from '../../../../platform/clock/clock.js';
import { TOKEN_HOURS } from '../../contract/limits.js';
import { Sessions } from '../../persistence/sessions.js';
import type { Session } from '../../persistence/sessions.js';
import { AccessTokens } from '../../tokens/access-tokens.js';
import { StartSessionCommand } from './start-session.command.js';

const HOUR_MS = 3_600_000;

@CommandHandler(StartSessionCommand)
export class StartSessionHandler implements ICommandHandler<StartSessionCommand> {
  constructor(
    private readonly sessions: Sessions,
    private readonly tokens: AccessTokens,
    private readonly clock: Clock,
  ) {}

  async execute({ start }: StartSessionCommand): Promise<{ token: string }> {
    const { employeeId, roles, device } = start;
    const started = this.clock.now();
    const expires = new Date(started.getTime() + TOKEN_HOURS * HOUR_MS);
    const session: Session = { id: newId(), employeeId, device, started, expires };
    await this.sessions.begin(session);
    return { token: await this.tokens.issue(session, roles) };
  }
}
