import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { History } from '#platform/history/history.js';
import type { EmployeeView } from '../../contract/employee.view.js';
import { EmployeeReader } from '../../queries/employee-reader.js';
import { EmployeeRepository } from '../../persistence/employee.repository.js';
import { PictureRepository } from '../../persistence/picture.repository.js';
import { RemovePictureCommand } from './remove-picture.command.js';

@CommandHandler(RemovePictureCommand)
export class RemovePictureHandler implements ICommandHandler<RemovePictureCommand> {
  constructor(
    private readonly employees: EmployeeRepository,
    private readonly pictures: PictureRepository,
    private readonly views: EmployeeReader,
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
