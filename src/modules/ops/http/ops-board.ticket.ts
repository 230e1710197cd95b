import { Injectable } from '@nestjs/common';
import { TicketFor } from '#platform/http/tickets/ticket-kind.js';
import type { TicketKind } from '#platform/http/tickets/ticket-kind.js';
import { BOARD_PATH } from './board/board-path.js';

/** Lets an administrator's browser open the queue library's dashboard. */
@Injectable()
@TicketFor('ops-board')
export class OpsBoardTicket implements TicketKind {
  readonly requires = 'admin';

  path(): string {
    return BOARD_PATH;
  }
}
