import { Command } from '@nestjs/cqrs';

/**
 * Writes the drives of a booked operation that are known better by now into its envelope, each only where its truck is
 * free for it. Nothing else moves (R-DRIVE-18). Refused: 404.
 */
export class FitDrivesCommand extends Command<void> {
  constructor(readonly operationId: string) {
    super();
  }
}
