import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { newId } from '#kernel/ids.js';
import { fieldChanges } from '#platform/history/field-changes.js';
import { History } from '#platform/history/history.js';
import type { MarketingSourceView } from '../../contract/marketing-source.view.js';
import { ReferrerRepository } from '../../persistence/referrer.repository.js';
import { mergeSources } from './merge-sources.js';
import { SaveReferrersCommand } from './save-referrers.command.js';

@CommandHandler(SaveReferrersCommand)
export class SaveReferrersHandler implements ICommandHandler<SaveReferrersCommand> {
  constructor(
    private readonly referrers: ReferrerRepository,
    private readonly history: History,
  ) {}

  async execute({ sources }: SaveReferrersCommand): Promise<MarketingSourceView[]> {
    const before = await this.referrers.lockAll();
    const after = mergeSources(before, sources, newId);
    await this.referrers.store(after);
    const known = new Map(before.map((source) => [source._id, source]));
    for (const source of after) await this.record(known.get(source._id), source);
    return this.referrers.all();
  }

  private async record(
    before: MarketingSourceView | undefined,
    after: MarketingSourceView,
  ): Promise<void> {
    const thing = { entity: 'referrer', entityId: after._id };
    if (!before) return this.history.recordCreation({ ...thing, fields: after });
    const changes = fieldChanges(before, after);
    if (changes.length > 0) await this.history.record({ ...thing, type: 'UPDATED', changes });
  }
}
