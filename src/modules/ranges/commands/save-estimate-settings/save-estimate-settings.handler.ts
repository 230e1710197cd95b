import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { conflict } from '#kernel/domain-error.js';
import { fieldChanges } from '#platform/history/field-changes.js';
import { History } from '#platform/history/history.js';
import { settingsView } from '../../contract/estimate-settings.view.js';
import type { EstimateSettingsView } from '../../contract/estimate-settings.view.js';
import { STALE_SETTINGS } from '../../contract/range-terms.js';
import { SettingRepository } from '../../persistence/setting.repository.js';
import type { StoredSettings } from '../../persistence/setting.repository.js';
import { SaveEstimateSettingsCommand } from './save-estimate-settings.command.js';

@CommandHandler(SaveEstimateSettingsCommand)
export class SaveEstimateSettingsHandler implements ICommandHandler<SaveEstimateSettingsCommand> {
  constructor(
    private readonly settings: SettingRepository,
    private readonly history: History,
  ) {}

  async execute({ branchId, body }: SaveEstimateSettingsCommand): Promise<EstimateSettingsView> {
    await this.settings.lock(branchId);
    const stored = await this.settings.of(branchId);
    const { revision: seen, ...sent } = body;
    if (seen !== stored.revision)
      throw conflict('STALE_REVISION', STALE_SETTINGS, { ...settingsView(stored) });
    const merged: StoredSettings = { ...stored, ...sent };
    const changes = fieldChanges(stored, merged);
    if (changes.length === 0) return settingsView(stored);
    const saved = { ...merged, revision: stored.revision + 1 };
    await this.settings.save(branchId, saved);
    await this.history.record({
      entity: 'branch',
      entityId: branchId,
      type: 'UPDATED',
      changes: changes.map((change) => ({ ...change, field: `estimates.${change.field}` })),
    });
    return settingsView(saved);
  }
}
