import { OptionalInstant } from '../../../kernel/validation/index.js';
import type { LatLng } from './lat-lng.js';
import { IsLatLng } from './lat-lng.js';

/** Query of GET /maps/legs. */
export class LegsQueryDto {
  @IsLatLng() from: LatLng;
  @IsLatLng() to: LatLng;
  /** Instant of departure; now where absent. */
  @OptionalInstant() at?: string;
}
