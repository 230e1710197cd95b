import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { JobContext, JobHandler } from '#platform/queue/job-handler.js';
import { JobProcessor } from '#platform/queue/job-processor.js';
import { KeepVersionCommand } from '../commands/keep-version/keep-version.command.js';
import { TRAIN_MODEL } from '../jobs/train-model.job.js';
import type { TrainModelPayload } from '../jobs/train-model.job.js';
import { ModelTrainer } from '../training/model-trainer.js';

/** Learning holds no transaction; only what was learned is kept in one. */
@Injectable()
@JobProcessor(TRAIN_MODEL)
export class TrainModelProcessor implements JobHandler<TrainModelPayload> {
  constructor(
    private readonly commands: CommandBus,
    private readonly trainer: ModelTrainer,
  ) {}

  async handle({ asked = false }: TrainModelPayload, context: JobContext): Promise<void> {
    await context.progress(5);
    const training = await this.trainer.train(context.signal);
    await context.progress(80);
    await this.commands.execute(new KeepVersionCommand(context.jobId, training, asked));
  }
}
