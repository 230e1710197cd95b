import { RequiredText, TEXT_LIMITS } from '../../../kernel/validation/index.js';

/** Query of GET /maps/geocode. */
export class GeocodeQueryDto {
  @RequiredText(TEXT_LIMITS.address) address: string;
}
