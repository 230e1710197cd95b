import { Command } from '@nestjs/cqrs';

/** Uses a version from now on. Refused: 404; 409 MODEL_ACTIVE, MODEL_JOBS_GONE, in this order. */
export class ActivateVersionCommand extends Command<void> {
  constructor(readonly version: number) {
    super();
  }
}
