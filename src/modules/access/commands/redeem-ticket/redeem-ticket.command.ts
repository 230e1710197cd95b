import { Command } from '@nestjs/cqrs';
import type { Role } from '#kernel/permission.js';

/** Who asked for a ticket, with their roles at this moment. */
export interface TicketHolder {
  employeeId: string;
  roles: readonly Role[];
}

/**
 * Uses up a ticket for a GET of `path`. Undefined: it is unknown, used, too old or for another
 * path, or its employee may no longer come in.
 */
export class RedeemTicketCommand extends Command<TicketHolder | undefined> {
  constructor(
    readonly ticket: string,
    readonly path: string,
  ) {
    super();
  }
}
