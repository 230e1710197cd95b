import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { conflict } from '#kernel/domain-error.js';
import { Db } from '#platform/database/db.js';
import { History } from '#platform/history/history.js';
import { RANGE_ERRORS } from '../../contract/range-terms.js';
import { ModelRepository } from '../../persistence/model.repository.js';
import { ActiveModelReader } from '../../queries/active-model-reader.js';
import { ActivateVersionCommand } from './activate-version.command.js';

/** One trail for all versions. */
const TRAIL = { entity: 'estimateModel', entityId: 'estimateModel' };

@CommandHandler(ActivateVersionCommand)
export class ActivateVersionHandler implements ICommandHandler<ActivateVersionCommand> {
  constructor(
    private readonly db: Db,
    private readonly models: ModelRepository,
    private readonly inUse: ActiveModelReader,
    private readonly history: History,
  ) {}

  async execute({ version }: ActivateVersionCommand): Promise<void> {
    await this.models.lock();
    const { state, isForgotten } = await this.models.standing(version);
    if (state === 'active') throw conflict('MODEL_ACTIVE', RANGE_ERRORS.MODEL_ACTIVE);
    // What is remembered of addresses, and trying a maximum on past moves, rest on them.
    if (isForgotten) throw conflict('MODEL_JOBS_GONE', RANGE_ERRORS.MODEL_JOBS_GONE);
    const before = await this.inUse.read();
    await this.models.activate(version);
    const model = await this.inUse.version(version);
    this.db.afterCommit(() => this.inUse.isNow(model));
    const changes = [{ field: 'version', before: before.version, after: version }];
    await this.history.record({ ...TRAIL, type: 'UPDATED', changes });
  }
}
