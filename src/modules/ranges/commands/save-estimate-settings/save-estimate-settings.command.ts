import { Command } from '@nestjs/cqrs';
import type { SaveEstimateSettingsDto } from '../../contract/estimate-settings.dto.js';
import type { EstimateSettingsView } from '../../contract/estimate-settings.view.js';

/**
 * Changes what a branch promises by its ranges; equal settings change nothing.
 * Refused: 404; 409 STALE_REVISION with the settings as they are.
 */
export class SaveEstimateSettingsCommand extends Command<EstimateSettingsView> {
  constructor(
    readonly branchId: string,
    readonly body: SaveEstimateSettingsDto,
  ) {
    super();
  }
}
