import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { usZips } from '../../providers/embedded/us-zips.js';
import { MapProvider } from '../../providers/map-provider.js';
import { precisionOf } from '../../providers/place-view-of.js';
import { before } from '../before.js';
import { PlaceAddressesQuery } from './place-addresses.query.js';
import type { AddressToPlace, PlacedAddress } from './place-addresses.query.js';

@QueryHandler(PlaceAddressesQuery)
export class PlaceAddressesHandler implements IQueryHandler<PlaceAddressesQuery> {
  constructor(private readonly maps: MapProvider) {}

  execute({ addresses, end }: PlaceAddressesQuery): Promise<(PlacedAddress | null)[]> {
    return Promise.all(addresses.map((one) => this.place(one, end)));
  }

  private async place({ address, zip }: AddressToPlace, end: AbortSignal) {
    const found = address ? await before(end, this.maps.geocode(address)) : undefined;
    if (!found) return middleOf(zip);
    const { latitude, longitude } = found;
    return { latitude, longitude, precision: precisionOf(found) };
  }
}

/** @param zip of five digits, or nine */
function middleOf(zip: string): PlacedAddress | null {
  const area = usZips().find(zip.slice(0, 5));
  return area ? { latitude: area.latitude, longitude: area.longitude, precision: 'zip' } : null;
}
