import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { History } from '#platform/history/history.js';
import type { EmployeeView } from '../../contract/employee.view.js';
import { EmployeeReader } from '../../queries/employee-reader.js';
import { EmployeeRepository } from '../../persistence/employee.repository.js';
import { PictureRepository } from '../../persistence/picture.repository.js';
import { StorePictureCommand } from './store-picture.command.js';

@CommandHandler(StorePictureCommand)
export class StorePictureHandler implements ICommandHandler<StorePictureCommand> {
  constructor(
    private readonly employees: EmployeeRepository,
    private readonly pictures: PictureRepository,
    private readonly views: EmployeeReader,
    private readonly history: History,
  ) {}

  async execute({ employeeId, webp }: StorePictureCommand): Promise<EmployeeView> {
    await this.employees.lock(employeeId);
    const before = await this.pictures.store(employeeId, webp);
    // Only whether there is one; in the trail its address would outlive the secret.
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
