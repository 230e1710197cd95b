import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { changesBetween } from '../../../../platform/history/changes-between.js';
import { History } from '../../../../platform/history/history.js';
import { Departure } from '../departure.js';
import type { EmployeeView } from '../../contract/employee.view.js';
import { savedFields } from '../../domain/employee-fields.js';
import { EmployeeViews } from '../../persistence/employee-views.js';
import { Employees } from '../../persistence/employees.js';
import { UpdateEmployeeCommand } from './update-employee.command.js';

@CommandHandler(UpdateEmployeeCommand)
export class UpdateEmployeeHandler implements ICommandHandler<UpdateEmployeeCommand> {
  constructor(
    private readonly employees: Employees,
    private readonly departure: Departure,
    private readonly views: EmployeeViews,
    private readonly history: History,
  ) {}

  async execute({ employeeId, employee }: UpdateEmployeeCommand): Promise<EmployeeView> {
    const row = await this.employees.lock(employeeId);
    const fields = savedFields(row, employee);
    if (row.active && !fields.active) await this.departure.prepare(employeeId);
    const changes = changesBetween({ ...row }, { ...fields });
    if (changes.length > 0) {
      await this.employees.save(Object.assign(row, fields));
      await this.history.record({
        entity: 'employee',
        entityId: employeeId,
        type: 'UPDATED',
        changes,
      });
    }
    return this.views.whole(employeeId);
  }
}
