import { checkedBy } from '#kernel/validation/index.js';

const PURPOSE = /^(report:[0-9a-f]{24}|customer-export|ops-board)$/;
const MESSAGE = "This should be 'report:{id}', 'customer-export' or 'ops-board'";

/** POST /tickets. */
export class TicketDto {
  /** What it opens: `report:{id}`, `customer-export` or `ops-board`. */
  @checkedBy('ticketPurpose', (value) =>
    typeof value === 'string' && PURPOSE.test(value) ? null : MESSAGE,
  )
  for: string;
}
