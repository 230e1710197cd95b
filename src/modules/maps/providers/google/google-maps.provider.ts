import type { OutsideServices } from '#platform/outside/outside-services.js';
import type { DriveStart } from '../../domain/approximate-leg.js';
import type { Coordinates } from '../../domain/miles-between.js';
import { LONGEST_METERS, LONGEST_SECONDS } from '../map-provider.js';
import type { DrivenLeg, MapImage, MapProvider } from '../map-provider.js';
import type { Place } from '../place.js';
import { RemoteService } from '../remote/remote-service.js';
import type { RetryPolicy } from '../remote/remote-service.js';
import { RemoteFailure } from '../remote/remote-failure.js';
import { Shape } from '../remote/shape.js';
import { comingDeparture } from './coming-departure.js';
import { addressPartsOf, GEOCODER_KEYS, googlePlace, PLACES_KEYS } from './google-place.js';

/** Where Google's calls are; each is a service of its own. */
interface GoogleHosts {
  places: string;
  maps: string;
  routes: string;
}

export const GOOGLE_HOSTS: GoogleHosts = {
  places: 'https://places.googleapis.com',
  maps: 'https://maps.googleapis.com',
  routes: 'https://routes.googleapis.com',
};

const METERS_A_MILE = 1_609.344;
/** Places near the branch come first; the search is not limited to them. */
const NEAR_METERS = 50_000;
const PLACE_FIELDS = 'places.id,places.formattedAddress,places.location,places.addressComponents';
const LEG_FIELDS = 'routes.distanceMeters,routes.duration';
/** Kinds of positions that are not the door's. */
const VAGUE = new Set(['GEOMETRIC_CENTER', 'APPROXIMATE']);

/** Google Maps Platform: Places (new), Geocoding, Routes, Street View Static. */
export class GoogleMapsProvider implements MapProvider {
  private readonly places: RemoteService;
  private readonly maps: RemoteService;
  private readonly routes: RemoteService;

  constructor(
    private readonly key: string,
    hosts: GoogleHosts,
    private readonly now: () => Date,
    policy?: RetryPolicy,
    outside?: OutsideServices,
  ) {
    this.places = new RemoteService('Google Places', hosts.places, policy, outside);
    this.maps = new RemoteService('Google Maps', hosts.maps, policy, outside);
    this.routes = new RemoteService('Google Routes', hosts.routes, policy, outside);
  }

  async searchPlaces(text: string, near: Coordinates | null, limit: number): Promise<Place[]> {
    const bias = near && { locationBias: { circle: { center: near, radius: NEAR_METERS } } };
    const answer = await this.places.json({
      path: 'v1/places:searchText',
      headers: { 'x-goog-api-key': this.key, 'x-goog-fieldmask': PLACE_FIELDS },
      json: { textQuery: text, regionCode: 'US', pageSize: limit, ...bias },
    });
    const places = new Shape(answer, 'places').get('places');
    if (places.absent) return [];
    return places.list().slice(0, limit).map(foundPlace);
  }

  async geocode(address: string): Promise<Place | null> {
    const answer = await this.maps.json({
      path: 'maps/api/geocode/json',
      query: { address, components: 'country:US', key: this.key },
    });
    const shape = new Shape(answer, 'geocode');
    const status = shape.get('status').text();
    if (status === 'ZERO_RESULTS') return null;
    if (status !== 'OK') throw refused(status);
    const [first] = shape.get('results').list();
    return first ? geocodedPlace(first) : null;
  }

  async leg(from: Coordinates, to: Coordinates, { at }: DriveStart): Promise<DrivenLeg | null> {
    const answer = await this.routes.json({
      path: 'directions/v2:computeRoutes',
      headers: { 'x-goog-api-key': this.key, 'x-goog-fieldmask': LEG_FIELDS },
      json: {
        origin: waypoint(from),
        destination: waypoint(to),
        travelMode: 'DRIVE',
        routingPreference: 'TRAFFIC_AWARE',
        departureTime: comingDeparture(at, this.now()).toISOString(),
        units: 'IMPERIAL',
      },
    });
    const routes = new Shape(answer, 'legs').get('routes');
    const [route] = routes.absent ? [] : routes.list();
    if (!route) return null;
    const meters = route.get('distanceMeters');
    return {
      // Left out by the service when the two points are the same.
      miles: meters.absent ? 0 : meters.numberIn(0, LONGEST_METERS) / METERS_A_MILE,
      hours: route.get('duration').secondsIn(LONGEST_SECONDS) / 3_600,
      approximate: false,
    };
  }

  streetView({ latitude, longitude }: Coordinates): Promise<MapImage | null> {
    return this.maps.image({
      path: 'maps/api/streetview',
      query: {
        size: '640x400',
        location: `${latitude},${longitude}`,
        source: 'outdoor',
        return_error_code: 'true',
        key: this.key,
      },
    });
  }
}

const waypoint = (position: Coordinates): object => ({ location: { latLng: position } });

const refused = (status: string): RemoteFailure =>
  new RemoteFailure(`Google Maps answered ${status}`, status === 'UNKNOWN_ERROR');

function foundPlace(shape: Shape): Place {
  const parts = addressPartsOf(shape.get('addressComponents'), PLACES_KEYS);
  const location = shape.get('location');
  return googlePlace(shape.get('id').text(), shape.get('formattedAddress').text(), parts, {
    latitude: location.get('latitude').numberIn(-90, 90),
    longitude: location.get('longitude').numberIn(-180, 180),
    approximate: parts.street === '',
  });
}

function geocodedPlace(shape: Shape): Place {
  const parts = addressPartsOf(shape.get('address_components'), GEOCODER_KEYS);
  const geometry = shape.get('geometry');
  const location = geometry.get('location');
  return googlePlace(shape.get('place_id').text(), shape.get('formatted_address').text(), parts, {
    latitude: location.get('lat').numberIn(-90, 90),
    longitude: location.get('lng').numberIn(-180, 180),
    approximate: VAGUE.has(geometry.get('location_type').text()),
  });
}
