import {
  all,
  checkedBy,
  cleanedLine,
  OptionalObjectId,
  TEXT_LIMITS,
  textFault,
  RequiredText,
  OptionalInstant,
  QueryDecimal,
  QueryWhole,
} from '#kernel/validation/index.js';
import { PLACE_SEARCH } from './maps-terms.js';
import type { LatLng } from './lat-lng.js';
import { IsLatLng } from './lat-lng.js';

const SearchText = (): PropertyDecorator =>
  all(
    cleanedLine(),
    checkedBy('searchText', (value) => {
      const tooShort = typeof value !== 'string' || value.trim().length < PLACE_SEARCH.minLetters;
      return tooShort
        ? `Please type at least ${PLACE_SEARCH.minLetters} letters`
        : textFault(value, TEXT_LIMITS.address);
    }),
  );

/** Query of GET /maps/places. */
export class PlacesQueryDto {
  @SearchText() q: string;
  /** Places near this branch come first. */
  @OptionalObjectId() branchId?: string;
}

/** Query of GET /maps/geocode. */
export class GeocodeQueryDto {
  @RequiredText(TEXT_LIMITS.address) address: string;
}

/** Query of GET /maps/legs. */
export class LegsQueryDto {
  @IsLatLng() from: LatLng;
  @IsLatLng() to: LatLng;
  /** Instant of departure; now if absent. */
  @OptionalInstant() at?: string;
}

/** Query of GET /maps/streetview. */
export class StreetViewQueryDto {
  @QueryDecimal({ min: -90, max: 90, presence: 'required' }) latitude: number;
  @QueryDecimal({ min: -180, max: 180, presence: 'required' }) longitude: number;
}

/** Path of GET /maps/tiles/{z}/{x}/{y}, numbered like slippy maps. */
export class TilePathDto {
  @QueryWhole({ min: 0, max: 22, presence: 'required' }) z: number;
  @QueryWhole({ min: 0, max: 2 ** 22 - 1, presence: 'required' }) x: number;
  @QueryWhole({ min: 0, max: 2 ** 22 - 1, presence: 'required' }) y: number;
}
