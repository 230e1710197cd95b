import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { newId } from '#kernel/ids.js';
import { fieldChanges } from '#platform/history/field-changes.js';
import { History } from '#platform/history/history.js';
import type { SavedViewDto } from '../../contract/saved-view.dto.js';
import type { SavedViewView } from '../../contract/customer-row.view.js';
import { mayStore } from '../../domain/view-rights.js';
import { SavedViewRepository } from '../../persistence/saved-view.repository.js';
import { editableView, editorNow, refused } from '../view-editor.js';
import { SaveViewCommand } from './save-view.command.js';

@CommandHandler(SaveViewCommand)
export class SaveViewHandler implements ICommandHandler<SaveViewCommand> {
  constructor(
    private readonly views: SavedViewRepository,
    private readonly history: History,
  ) {}

  async execute({ viewId, view }: SaveViewCommand): Promise<SavedViewView> {
    const editor = editorNow();
    const before = viewId === null ? null : editableView(await this.views.lock(viewId), editor);
    const after = viewOf(before ?? { _id: newId(), ownerId: editor.employeeId ?? '' }, view);
    if (!mayStore(after, before, editor)) throw refused();
    const subject = { entity: 'savedview', entityId: after._id };
    if (before) {
      await this.views.update(after);
      const changes = fieldChanges(before, after);
      if (changes.length > 0) await this.history.record({ ...subject, type: 'UPDATED', changes });
    } else {
      await this.views.insert(after);
      await this.history.recordCreation({ ...subject, fields: after });
    }
    return after;
  }
}

const viewOf = (
  { _id, ownerId }: Pick<SavedViewView, '_id' | 'ownerId'>,
  { name, shared = false, query }: SavedViewDto,
): SavedViewView => ({
  ...{ _id, ownerId, name, shared },
  // Without what was not sent.
  query: JSON.parse(JSON.stringify(query)) as SavedViewView['query'],
});
