import { OptionalText, TEXT_LIMITS } from '../../../kernel/validation/index.js';

/** DELETE /booking/reservations/{id}: the secret in the query or, where no log sees it, in the body. */
export class ReleaseReservationDto {
  @OptionalText(TEXT_LIMITS.name) secret?: string;
}
