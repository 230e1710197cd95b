import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { History } from '../../../../platform/history/history.js';
import type { EmployeeView } from '../../contract/employee.view.js';
import { EmployeeViews } from '../../persistence/employee-views.js';
import { Employees } from '../../persistence/employees.js';
import { Pictures } from '../../persistence/pictures.js';
import { StorePictureCommand } from './store-picture.command.js';

@CommandHandler(StorePictureCommand)
export class StorePictureHandler implements ICommandHandler<StorePictureCommand> {
  constructor(
    private readonly employees: Employees,
    private readonly pictures: Pictures,
    private readonly views: EmployeeViews,
    private readonly history: History,
  ) {}

  async execute({ employeeId, webp }: StorePictureCommand): Promise<EmployeeView> {
    await this.employees.lock(employeeId);
    const before = await this.pictures.store(employeeId, webp);
    // Whether there is one; its address would outlive the secret in the trail.
    const changes = [{ field: 'picture', before, after: true }];
    await this.history.record({
      entity: 'employee',
      entityId: employeeId,
      type: 'UPDATED',
      changes,
    });
    return this.views.whole(employeeId);
  }
}
