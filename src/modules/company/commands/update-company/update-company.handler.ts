import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { fieldChanges } from '#platform/history/field-changes.js';
import { History } from '#platform/history/history.js';
import type { CompanyView } from '../../contract/company.view.js';
import { COMPANY_ID, CompanyRepository } from '../../persistence/company.repository.js';
import { UpdateCompanyCommand } from './update-company.command.js';

@CommandHandler(UpdateCompanyCommand)
export class UpdateCompanyHandler implements ICommandHandler<UpdateCompanyCommand> {
  constructor(
    private readonly companies: CompanyRepository,
    private readonly history: History,
  ) {}

  async execute({ company }: UpdateCompanyCommand): Promise<CompanyView> {
    const { logo, ...before } = await this.companies.lock();
    const { name = '', phone = '' } = company;
    const after = { name, phone, color: company.color.toLowerCase() };
    const changes = fieldChanges(before, after);
    if (changes.length === 0) return { ...before, logo };
    await this.companies.update(after);
    const subject = { entity: 'company', entityId: COMPANY_ID };
    await this.history.record({ ...subject, type: 'UPDATED', changes });
    return { ...after, logo };
  }
}
