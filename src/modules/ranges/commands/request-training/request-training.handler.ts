import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { Jobs } from '#platform/queue/jobs.js';
import type { TrainingStartedView } from '../../contract/model.view.js';
import { TRAIN_MODEL } from '../../jobs/train-model.job.js';
import { RequestTrainingCommand } from './request-training.command.js';

@CommandHandler(RequestTrainingCommand)
export class RequestTrainingHandler implements ICommandHandler<RequestTrainingCommand> {
  constructor(private readonly jobs: Jobs) {}

  async execute(): Promise<TrainingStartedView> {
    const jobId = await this.jobs.enqueue(TRAIN_MODEL, { asked: true }, { dedupeKey: 'asked' });
    return { jobId };
  }
}
