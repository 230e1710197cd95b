import { Nested, OptionalText } from '../../../kernel/validation/index.js';
import { BookingContactDto } from './booking-contact.dto.js';
import { BookingStopDto } from './booking-stop.dto.js';
import { CODE_LENGTH } from './limits.js';
import { Secret } from './secret.rule.js';

/** POST /booking/reservations/{id}/confirm. */
export class ConfirmReservationDto {
  @Secret() secret: string;

  /** That was mailed to the visitor, where the branch asks for one. */
  @OptionalText(CODE_LENGTH) code?: string;

  @Nested(() => BookingContactDto, 'required')
  customerInformation: BookingContactDto;

  @Nested(() => BookingStopDto, 'required')
  from: BookingStopDto;

  @Nested(() => BookingStopDto, 'required')
  to: BookingStopDto;
}
