import { Command } from '@nestjs/cqrs';
import type { ConstantsView } from '../../contract/constants.view.js';
import type { SaveConstantsDto } from '../../contract/save-constants.dto.js';

/**
 * Makes a new version of the figures, from `effectiveFrom` (today where absent or past).
 * Refused: 400 for tables that fall or close early.
 */
export class SaveConstantsCommand extends Command<ConstantsView> {
  constructor(readonly body: SaveConstantsDto) {
    super();
  }
}
