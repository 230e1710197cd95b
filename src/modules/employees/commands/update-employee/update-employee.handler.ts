import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { fieldChanges } from '#platform/history/field-changes.js';
import { History } from '#platform/history/history.js';
import { Versions } from '#platform/history/versions.js';
import type { FieldChange } from '#platform/history/field-changes.js';
import { employeeTopic } from '#platform/realtime/employee-topic.js';
import { LiveChanges } from '#platform/realtime/live-changes.js';
import type { EmployeeView } from '../../contract/employee.view.js';
import { isAdmin, savedFields } from '../../domain/employee-fields.js';
import { EmployeeReader } from '../../queries/employee-reader.js';
import { EmployeeRepository } from '../../persistence/employee.repository.js';
import { Departure } from '../departure.js';
import { UpdateEmployeeCommand } from './update-employee.command.js';

@CommandHandler(UpdateEmployeeCommand)
export class UpdateEmployeeHandler implements ICommandHandler<UpdateEmployeeCommand> {
  constructor(
    private readonly employees: EmployeeRepository,
    private readonly departure: Departure,
    private readonly views: EmployeeReader,
    private readonly history: History,
    private readonly versions: Versions,
    private readonly live: LiveChanges,
  ) {}

  async execute(command: UpdateEmployeeCommand): Promise<EmployeeView> {
    const { employeeId, employee, expectedVersion } = command;
    const row = await this.employees.lock(employeeId);
    const fields = savedFields(row, employee);
    const changes = fieldChanges(savedFields(row, row), fields);
    // Who sends what is stored already overwrites nothing.
    if (changes.length === 0) return this.views.whole(employeeId);
    await this.versions.require(
      { entity: 'employee', entityId: employeeId, version: row.version },
      expectedVersion,
      async () => ({ employee: await this.views.whole(employeeId) }),
    );
    if (row.active && !fields.active) await this.departure.prepare(employeeId);
    if (isAdmin(row) && !isAdmin(fields)) await this.employees.requireOtherAdmin(employeeId);
    await this.employees.save(Object.assign(row, fields, { version: row.version + 1 }));
    await this.tell(employeeId, changes);
    return this.views.whole(employeeId);
  }

  private async tell(entityId: string, changes: FieldChange[]): Promise<void> {
    await this.history.record({ entity: 'employee', entityId, type: 'UPDATED', changes });
    const concernsAccess = changes.some(({ field }) => field === 'roles' || field === 'active');
    if (concernsAccess) this.live.changed(employeeTopic(entityId), { kind: 'employee' });
  }
}
