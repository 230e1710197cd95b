import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { fieldChanges } from '#platform/history/field-changes.js';
import { History } from '#platform/history/history.js';
import { employeeTopic } from '#platform/realtime/employee-topic.js';
import { LiveChanges } from '#platform/realtime/live-changes.js';
import type { EmployeeView } from '../../contract/employee.view.js';
import { isAdmin } from '../../domain/employee-fields.js';
import { EmployeeReader } from '../../queries/employee-reader.js';
import { EmployeeRepository } from '../../persistence/employee.repository.js';
import { Departure } from '../departure.js';
import { DeleteEmployeeCommand } from './delete-employee.command.js';

const GONE = { active: false, deleted: true };

@CommandHandler(DeleteEmployeeCommand)
export class DeleteEmployeeHandler implements ICommandHandler<DeleteEmployeeCommand> {
  constructor(
    private readonly employees: EmployeeRepository,
    private readonly departure: Departure,
    private readonly views: EmployeeReader,
    private readonly history: History,
    private readonly live: LiveChanges,
  ) {}

  async execute({ employeeId }: DeleteEmployeeCommand): Promise<EmployeeView> {
    const row = await this.employees.lock(employeeId);
    await this.departure.prepare(employeeId);
    if (isAdmin(row)) await this.employees.requireOtherAdmin(employeeId);
    const changes = fieldChanges({ active: row.active, deleted: row.deleted }, GONE);
    await this.employees.save(Object.assign(row, GONE));
    await this.history.record({
      entity: 'employee',
      entityId: employeeId,
      type: 'UPDATED',
      changes,
    });
    this.live.changed(employeeTopic(employeeId), { kind: 'employee' });
    return this.views.whole(employeeId);
  }
}
