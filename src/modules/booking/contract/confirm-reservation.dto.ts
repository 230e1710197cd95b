import { Nested } from '../../../kernel/validation/index.js';
import { BookingContactDto } from './booking-contact.dto.js';
import { BookingStopDto } from './booking-stop.dto.js';
import { Secret } from './secret.rule.js';

/** POST /booking/reservations/{id}/confirm. */
export class ConfirmReservationDto {
  @Secret() secret: string;

  @Nested(() => BookingContactDto, 'required')
  customerInformation: BookingContactDto;

  @Nested(() => BookingStopDto, 'required')
  from: BookingStopDto;

  @Nested(() => BookingStopDto, 'required')
  to: BookingStopDto;
}
