import { Query } from '@nestjs/cqrs';
import type { PlacePrecision } from '#kernel/place-precision.js';
import type { Coordinates } from '../../domain/miles-between.js';

/** Texts are '' when unknown. */
export interface AddressToPlace {
  /** In one line. */
  address: string;
  zip: string;
}

export interface PlacedAddress extends Coordinates {
  precision: PlacePrecision;
}

/**
 * Where addresses are, in their order: by the address, else the middle of the zip code, which needs no service; null
 * where that is not known either. Never refused.
 */
export class PlaceAddressesQuery extends Query<(PlacedAddress | null)[]> {
  /** @param end when the maps service is waited for no longer */
  constructor(
    readonly addresses: readonly AddressToPlace[],
    readonly end: AbortSignal,
  ) {
    super();
  }
}
