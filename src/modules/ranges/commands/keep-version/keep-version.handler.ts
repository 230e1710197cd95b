import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#platform/clock/clock.js';
import { Db } from '#platform/database/db.js';
import { reasonsToHold } from '../../domain/judge-version.js';
import { missOfModel } from '../../domain/train-model.js';
import { ModelRepository } from '../../persistence/model.repository.js';
import { VERSION_NOTICES } from '../../ports/version-notices.js';
import type { VersionNotices } from '../../ports/version-notices.js';
import { ActiveModelReader } from '../../queries/active-model-reader.js';
import { KeepVersionCommand } from './keep-version.command.js';

@CommandHandler(KeepVersionCommand)
export class KeepVersionHandler implements ICommandHandler<KeepVersionCommand> {
  constructor(
    private readonly db: Db,
    private readonly models: ModelRepository,
    private readonly inUse: ActiveModelReader,
    private readonly clock: Clock,
    @Inject(VERSION_NOTICES) private readonly notices: VersionNotices,
  ) {}

  async execute({ jobId, training, asked }: KeepVersionCommand): Promise<void> {
    await this.models.lock();
    const newest = await this.models.newest(jobId);
    const { model, jobs, used, jobsHash } = training;
    const { company, branches } = model;
    if (newest.isKept || (!asked && newest.jobsHash === jobsHash)) return;
    const inUse = await this.inUse.read();
    const learned = await this.models.learned(inUse.version);
    const held = reasonsToHold(model, missOfModel(inUse, learned, used));
    const version = newest.version + 1;
    const trainedAt = this.clock.now();
    await this.models.add({
      ...model,
      ...{ version, trainedAt, held, jobs, jobsHash, trainedByJob: jobId },
    });
    if (held.length > 0) {
      await this.notices.held(version, held);
      return;
    }
    await this.models.activate(version);
    this.db.afterCommit(() => this.inUse.isNow({ version, company, branches }));
  }
}
