import { CommandBus, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { History } from '#platform/history/history.js';
import type { EndedSessionsView } from '#modules/access/contract/session.view.js';
import { EndAccessCommand } from '#modules/access/index.js';
import { EmployeeRepository } from '../../persistence/employee.repository.js';
import { EndSessionsCommand } from './end-sessions.command.js';

@CommandHandler(EndSessionsCommand)
export class EndSessionsHandler implements ICommandHandler<EndSessionsCommand> {
  constructor(
    private readonly employees: EmployeeRepository,
    private readonly commands: CommandBus,
    private readonly history: History,
  ) {}

  async execute({ employeeId }: EndSessionsCommand): Promise<EndedSessionsView> {
    await this.employees.lock(employeeId);
    const { ended } = await this.commands.execute(new EndAccessCommand(employeeId));
    await this.history.record({
      entity: 'employee',
      entityId: employeeId,
      type: 'OTHER',
      data: { action: 'SIGNED_OUT_EVERYWHERE', ended },
    });
    return { ended };
  }
}
