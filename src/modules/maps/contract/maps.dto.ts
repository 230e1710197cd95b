import {
  all,
  checkedBy,
  OptionalObjectId,
  TEXT_LIMITS,
  textFault,
  RequiredText,
  OptionalInstant,
  QueryDecimal,
  QueryWhole,
} from '#kernel/validation/index.js';
import { AREA_DEGREES } from './area.view.js';
import { PLACE_SEARCH } from './maps-terms.js';
import type { LatLng } from './lat-lng.js';
import { IsLatLng } from './lat-lng.js';

const SearchText = (): PropertyDecorator =>
  checkedBy('searchText', (value) => {
    const tooShort = typeof value !== 'string' || value.length < PLACE_SEARCH.minLetters;
    return tooShort
      ? `Please type at least ${PLACE_SEARCH.minLetters} letters`
      : textFault(value, TEXT_LIMITS.address);
  });

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

/** Degrees from -`limit` to `limit`, above the field `other` by at most AREA_DEGREES. */
const Above = (other: string, limit: number): PropertyDecorator =>
  all(
    QueryDecimal({ min: -limit, max: limit, presence: 'required' }),
    checkedBy('above', (value, owner) => {
      const below = (owner as Record<string, unknown>)[other];
      if (typeof value !== 'number' || typeof below !== 'number') return null;
      if (value <= below) return `This field should be greater than ${other}`;
      return value - below > AREA_DEGREES
        ? `At most ${AREA_DEGREES} degrees can be asked for`
        : null;
    }),
  );

/** Query of GET /maps/area, in degrees. */
export class AreaQueryDto {
  @QueryDecimal({ min: -90, max: 90, presence: 'required' }) south: number;
  @QueryDecimal({ min: -180, max: 180, presence: 'required' }) west: number;
  @Above('south', 90) north: number;
  @Above('west', 180) east: number;
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
