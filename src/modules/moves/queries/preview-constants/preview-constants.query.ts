import { Query } from '@nestjs/cqrs';
import type { ConstantsPreviewRow } from '../../contract/constants.view.js';
import type { SaveConstantsDto } from '../../contract/save-constants.dto.js';

/**
 * Ten typical moves by the figures in force and by others, in hours of a crew of two.
 * Refused: 400 for tables that fall or end early.
 */
export class PreviewConstantsQuery extends Query<ConstantsPreviewRow[]> {
  constructor(readonly body: SaveConstantsDto) {
    super();
  }
}
