import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { History } from '#platform/history/history.js';
import type { CompanyView } from '../../contract/company.view.js';
import { COMPANY_ID, CompanyRepository } from '../../persistence/company.repository.js';
import { StoreLogoCommand } from './store-logo.command.js';

@CommandHandler(StoreLogoCommand)
export class StoreLogoHandler implements ICommandHandler<StoreLogoCommand> {
  constructor(
    private readonly companies: CompanyRepository,
    private readonly history: History,
  ) {}

  async execute({ png }: StoreLogoCommand): Promise<CompanyView> {
    const before = await this.companies.lock();
    const after = await this.companies.storeLogo(png);
    if (before.logo === after.logo) return after;
    const subject = { entity: 'company', entityId: COMPANY_ID };
    const changes = [{ field: 'logo', before: before.logo, after: after.logo }];
    await this.history.record({ ...subject, type: 'UPDATED', changes });
    return after;
  }
}
