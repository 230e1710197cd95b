import { CommandHandler, QueryBus } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { sameValue } from '#kernel/same-value.js';
import { History } from '#platform/history/history.js';
import { GetBranchQuery } from '#modules/branches/index.js';
import type { ZipZoneView } from '../../contract/zip-zone.view.js';
import { ZoneRepository } from '../../persistence/zone.repository.js';
import { ListZonesQuery } from '../../queries/list-zones/list-zones.query.js';
import { SaveZonesCommand } from './save-zones.command.js';

@CommandHandler(SaveZonesCommand)
export class SaveZonesHandler implements ICommandHandler<SaveZonesCommand> {
  constructor(
    private readonly queries: QueryBus,
    private readonly zones: ZoneRepository,
    private readonly history: History,
  ) {}

  async execute({ branchId, zones }: SaveZonesCommand): Promise<ZipZoneView[]> {
    await this.queries.execute(new GetBranchQuery(branchId));
    await this.zones.lock(branchId);
    const before = await this.stored(branchId);
    await this.zones.replace(branchId, zones);
    const after = await this.stored(branchId);
    if (!sameValue(before, after)) {
      await this.history.record({
        entity: 'zipzone',
        entityId: branchId,
        type: 'UPDATED',
        changes: [{ field: 'zones', before, after }],
      });
    }
    return after;
  }

  private stored(branchId: string): Promise<ZipZoneView[]> {
    return this.queries.execute(new ListZonesQuery(branchId));
  }
}
