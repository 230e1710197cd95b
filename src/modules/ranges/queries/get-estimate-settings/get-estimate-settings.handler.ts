import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { settingsView } from '../../contract/estimate-settings.view.js';
import type { EstimateSettingsView } from '../../contract/estimate-settings.view.js';
import { SettingRepository } from '../../persistence/setting.repository.js';
import { GetEstimateSettingsQuery } from './get-estimate-settings.query.js';

@QueryHandler(GetEstimateSettingsQuery)
export class GetEstimateSettingsHandler implements IQueryHandler<GetEstimateSettingsQuery> {
  constructor(private readonly settings: SettingRepository) {}

  async execute({ branchId }: GetEstimateSettingsQuery): Promise<EstimateSettingsView> {
    return settingsView(await this.settings.of(branchId));
  }
}
