import { Command } from '@nestjs/cqrs';
import type { SavedViewDto } from '../../contract/saved-view.dto.js';
import type { SavedViewView } from '../../contract/customer-row.view.js';

/**
 * Keeps a named list of customers: a new one, or an own one anew. 403 for sharing without the right,
 * 404 for a view that is not there for the person, 409 VIEW_NAME_TAKEN, 409 TOO_MANY_VIEWS.
 */
export class SaveViewCommand extends Command<SavedViewView> {
  /** `viewId` null: a new one. */
  constructor(
    readonly viewId: string | null,
    readonly view: SavedViewDto,
  ) {
    super();
  }
}
