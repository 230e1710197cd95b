import { Command } from '@nestjs/cqrs';

/** 404 when there is none. */
export class DeleteProblemLocationCommand extends Command<Record<string, never>> {
  constructor(readonly locationId: string) {
    super();
  }
}
