import { Command } from '@nestjs/cqrs';
import type { LocalDate } from '../../../../kernel/local-date.js';

/** The seat that the sender sees the mover on; undefined: any. */
export interface ExpectedSeat {
  truck?: string;
  position?: number;
}

/** Takes a mover off their seat of that branch and day. @throws 409 CREW_CHANGED */
export class UnseatMoverCommand extends Command<void> {
  constructor(
    readonly branchId: string,
    readonly day: LocalDate,
    readonly employeeId: string,
    readonly expect: ExpectedSeat = {},
  ) {
    super();
  }
}
