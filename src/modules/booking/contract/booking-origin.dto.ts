import { TEXT_LIMITS } from '../../../kernel/validation/index.js';
import { BookingStopDto } from './booking-stop.dto.js';
import { KnownStreet } from './known-street.rule.js';

/** Where the truck goes first: its street must be known. */
export class BookingOriginDto extends BookingStopDto {
  @KnownStreet(TEXT_LIMITS.line) override street?: string;
}
