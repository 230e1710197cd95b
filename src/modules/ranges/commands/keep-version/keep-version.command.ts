import { Command } from '@nestjs/cqrs';
import type { Training } from '../../training/model-trainer.js';

/**
 * Keeps what was learned as a new version, and uses it unless it must be held. Nothing happens where
 * this job kept one already or, unless somebody asked, where no job has changed.
 */
export class KeepVersionCommand extends Command<void> {
  constructor(
    readonly jobId: string,
    readonly training: Training,
    readonly asked: boolean,
  ) {
    super();
  }
}
