import { RequiredEmail } from '../../../kernel/validation/index.js';
import { Secret } from './secret.rule.js';

/** POST /booking/reservations/{id}/code. */
export class RequestCodeDto {
  @Secret() secret: string;
  /** Where the code goes; the same has to be booked with. */
  @RequiredEmail() email: string;
}
