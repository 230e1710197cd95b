import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { newId } from '#kernel/ids.js';
import { History } from '#platform/history/history.js';
import type { EmployeeView } from '../../contract/employee.view.js';
import { savedFields } from '../../domain/employee-fields.js';
import { EmployeeReader } from '../../queries/employee-reader.js';
import { EmployeeRepository } from '../../persistence/employee.repository.js';
import { CreateEmployeeCommand } from './create-employee.command.js';

@CommandHandler(CreateEmployeeCommand)
export class CreateEmployeeHandler implements ICommandHandler<CreateEmployeeCommand> {
  constructor(
    private readonly employees: EmployeeRepository,
    private readonly views: EmployeeReader,
    private readonly history: History,
  ) {}

  async execute({ employee }: CreateEmployeeCommand): Promise<EmployeeView> {
    const id = newId();
    const fields = savedFields(undefined, employee);
    await this.employees.add(id, fields);
    await this.history.recordCreation({ entity: 'employee', entityId: id, fields });
    return this.views.whole(id);
  }
}
