import { Command } from '@nestjs/cqrs';
import type { ClearedHolds } from '../../domain/slots/holds.js';

export type { ClearedHolds };

/**
 * Gives colleagues and visitors back what they held until a truck went down. What would be over by now, or was given up
 * for another time, stays as it is.
 * @throws 409 SLOT_TAKEN, with the name of who held it
 */
export class ResumeHoldsCommand extends Command<void> {
  constructor(readonly cleared: Readonly<ClearedHolds>) {
    super();
  }
}
