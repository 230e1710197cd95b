import {
  ClockTime,
  RequiredText,
  TEXT_LIMITS,
  IsLocalDay,
  IsObjectId,
  QuarterHours,
  RequiredEmail,
  Nested,
  OptionalText,
} from '#kernel/validation/index.js';
import { LEAST_HOURS, CODE_LENGTH } from './limits.js';
import { BookingContactDto } from './booking-contact.dto.js';
import { BookingStopDto } from './booking-stop.dto.js';

/** What POST /booking/reservations gave to this visitor only. */
const Secret = (): PropertyDecorator => RequiredText(TEXT_LIMITS.name);

/** POST /booking/reservations: a start that availability offers. */
export class MakeReservationDto {
  @IsObjectId() branchId: string;
  @IsLocalDay() date: string;
  /** `HH:mm` in the branch's zone. */
  @ClockTime('required') time: string;
  /** Hours, as in the quote. */
  @QuarterHours(LEAST_HOURS, { presence: 'required' }) duration: number;
}

/** POST /booking/reservations/{id}/code. */
export class RequestCodeDto {
  @Secret() secret: string;
  /** Where the code goes; the booking must use the same address. */
  @RequiredEmail() email: string;
}

/** POST /booking/reservations/{id}/confirm. */
export class ConfirmReservationDto {
  @Secret() secret: string;

  /** The code mailed to the visitor, if the branch requires one. */
  @OptionalText(CODE_LENGTH) code?: string;

  @Nested(() => BookingContactDto, 'required')
  customerInformation: BookingContactDto;

  @Nested(() => BookingStopDto, 'required')
  from: BookingStopDto;

  @Nested(() => BookingStopDto, 'required')
  to: BookingStopDto;
}

/**
 * DELETE /booking/reservations/{id}: the secret in the query or in the body, which no log records.
 */
export class ReleaseReservationDto {
  @OptionalText(TEXT_LIMITS.name) secret?: string;
}
