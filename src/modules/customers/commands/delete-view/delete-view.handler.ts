import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { History } from '#platform/history/history.js';
import { SavedViewRepository } from '../../persistence/saved-view.repository.js';
import { editableView, editorNow } from '../view-editor.js';
import { DeleteViewCommand } from './delete-view.command.js';

@CommandHandler(DeleteViewCommand)
export class DeleteViewHandler implements ICommandHandler<DeleteViewCommand> {
  constructor(
    private readonly views: SavedViewRepository,
    private readonly history: History,
  ) {}

  async execute({ viewId }: DeleteViewCommand): Promise<Record<string, never>> {
    const view = editableView(await this.views.lock(viewId), editorNow());
    await this.views.delete(viewId);
    const subject = { entity: 'savedview', entityId: viewId };
    await this.history.record({ ...subject, type: 'CLOSED', data: view });
    return {};
  }
}
