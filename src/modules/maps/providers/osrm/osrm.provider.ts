import type { DriveStart } from '../../domain/approximate-leg.js';
import type { OutsideServices } from '#platform/outside/outside-services.js';
import { congestionAround, congestionFactor } from '../../domain/congestion.js';
import type { Coordinates } from '../../domain/miles-between.js';
import { wallMinutesOf } from '#kernel/local-date.js';
import { LONGEST_METERS, LONGEST_SECONDS } from '../map-provider.js';
import type { DrivenLeg, MapImage, MapProvider } from '../map-provider.js';
import type { Place } from '../place.js';
import { RemoteFailure } from '../remote/remote-failure.js';
import { RemoteService } from '../remote/remote-service.js';
import type { RetryPolicy } from '../remote/remote-service.js';
import { Shape } from '../remote/shape.js';
import { nominatimPlace } from './nominatim-place.js';

const METERS_A_MILE = 1_609.344;
/** Half the side, in degrees, of the square around the branch in which places are preferred. */
const NEAR_DEGREES = 0.6;

/** Self-hosted OSRM (legs) and Nominatim (addresses). There are no pictures of streets. */
export class OsrmProvider implements MapProvider {
  private readonly osrm: RemoteService;
  private readonly nominatim: RemoteService;

  constructor(
    osrmUrl: string,
    nominatimUrl: string,
    policy?: RetryPolicy,
    outside?: OutsideServices,
  ) {
    this.osrm = new RemoteService('OSRM', osrmUrl, policy, outside);
    this.nominatim = new RemoteService('Nominatim', nominatimUrl, policy, outside);
  }

  async searchPlaces(text: string, near: Coordinates | null, limit: number): Promise<Place[]> {
    return this.find(text, limit, near ? { viewbox: squareAround(near) } : {});
  }

  async geocode(address: string): Promise<Place | null> {
    return (await this.find(address, 1))[0] ?? null;
  }

  async leg(from: Coordinates, to: Coordinates, start: DriveStart): Promise<DrivenLeg | null> {
    const answer = await this.osrm.json({
      path: `route/v1/driving/${point(from)};${point(to)}`,
      query: { overview: 'false' },
      // "No route" comes with this status.
      alsoAnswers: [400],
    });
    const shape = new Shape(answer, 'legs');
    const code = shape.get('code').text();
    if (code === 'NoRoute' || code === 'NoSegment') return null;
    if (code !== 'Ok') throw new RemoteFailure(`OSRM answered ${code}`, false);
    const [route] = shape.get('routes').list();
    if (!route) return null;
    return {
      miles: route.get('distance').numberIn(0, LONGEST_METERS) / METERS_A_MILE,
      hours: (route.get('duration').numberIn(0, LONGEST_SECONDS) / 3_600) * trafficAt(from, start),
      approximate: false,
    };
  }

  async streetView(): Promise<MapImage | null> {
    return null;
  }

  private async find(
    text: string,
    limit: number,
    more: Record<string, string> = {},
  ): Promise<Place[]> {
    const answer = await this.nominatim.json({
      path: 'search',
      query: {
        q: text,
        format: 'jsonv2',
        addressdetails: '1',
        countrycodes: 'us',
        limit: String(limit),
        ...more,
      },
    });
    return new Shape(answer, 'places').list().slice(0, limit).map(nominatimPlace);
  }
}

/** OSRM assumes empty roads at any hour; the traffic of the hour comes from the city's table. */
const trafficAt = (from: Coordinates, { at, timezone }: DriveStart): number =>
  congestionFactor(congestionAround(from), wallMinutesOf(at, timezone) / 60);

const point = ({ latitude, longitude }: Coordinates): string => `${longitude},${latitude}`;

const squareAround = ({ latitude, longitude }: Coordinates): string =>
  [
    longitude - NEAR_DEGREES,
    latitude + NEAR_DEGREES,
    longitude + NEAR_DEGREES,
    latitude - NEAR_DEGREES,
  ].join(',');
