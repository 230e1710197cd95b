import { Command } from '@nestjs/cqrs';
import type { ConstantsView } from '../../contract/constants.view.js';
import type { SaveConstantsDto } from '../../contract/save-constants.dto.js';

/**
 * Creates a new version of the figures, from `effectiveFrom` (today if absent or past).
 * Refused: 400 for tables that fall or end early.
 */
export class SaveConstantsCommand extends Command<ConstantsView> {
  constructor(readonly body: SaveConstantsDto) {
    super();
  }
}
