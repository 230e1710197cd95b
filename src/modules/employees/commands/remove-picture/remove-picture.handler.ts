import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { History } from '../../../../platform/history/history.js';
import type { EmployeeView } from '../../contract/employee.view.js';
import { EmployeeViews } from '../../persistence/employee-views.js';
import { Employees } from '../../persistence/employees.js';
import { Pictures } from '../../persistence/pictures.js';
import { RemovePictureCommand } from './remove-picture.command.js';

@CommandHandler(RemovePictureCommand)
export class RemovePictureHandler implements ICommandHandler<RemovePictureCommand> {
  constructor(
    private readonly employees: Employees,
    private readonly pictures: Pictures,
    private readonly views: EmployeeViews,
    private readonly history: History,
  ) {}

  async execute({ employeeId }: RemovePictureCommand): Promise<EmployeeView> {
    await this.employees.lock(employeeId);
    if (await this.pictures.remove(employeeId)) {
      const changes = [{ field: 'picture', before: true, after: false }];
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
