import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { json, startLocalHttpServer, status } from '#platform/testing/local-http-server.js';
import type { LocalHttpServer } from '#platform/testing/local-http-server.js';
import { GoogleMapsProvider } from './google-maps.provider.js';

const HASTY = { timeoutMs: 1_500, attempts: 1, backoffMs: 1, failuresToRest: 99, restMs: 1 };
const NOW = new Date('2026-11-21T12:00:00Z');
const HERE = { latitude: 35.5, longitude: -97.5 };
const THERE = { latitude: 35.6, longitude: -97.4 };
const departure = { at: new Date('2026-11-23T15:00:00Z'), timezone: 'America/Chicago' };

const COMPONENTS = [
  ['1200', '1200', 'street_number'],
  ['North Walker Avenue', 'N Walker Ave', 'route'],
  ['Oklahoma City', 'OKC', 'locality'],
  ['Oklahoma', 'OK', 'administrative_area_level_1'],
  ['73103', '73103', 'postal_code'],
] as const;

const WALKER = {
  street: '1200 North Walker Avenue',
  unit: '',
  city: 'Oklahoma City',
  state: 'OK',
  zip: '73103',
  normalizedStreetAddress: '1200 N Walker Ave, Oklahoma City, OK 73103',
  description: '1200 N Walker Ave, Oklahoma City, OK 73103',
  latitude: 35.48,
  longitude: -97.52,
  approximate: false,
};

describe('GoogleMapsProvider', () => {
  let server: LocalHttpServer;
  let google: GoogleMapsProvider;

  beforeAll(async () => {
    server = await startLocalHttpServer();
    const hosts = { places: server.url, maps: server.url, routes: server.url };
    google = new GoogleMapsProvider('secret', hosts, () => NOW, HASTY);
  });
  afterAll(() => server.close());
  beforeEach(() => {
    server.requests.length = 0;
  });

  it('searches places near the branch', async () => {
    server.answer(
      json({
        places: [
          {
            id: 'p1',
            formattedAddress: '1200 N Walker Ave, Oklahoma City, OK 73103, USA',
            location: { latitude: 35.48, longitude: -97.52 },
            addressComponents: COMPONENTS.map(([longText, shortText, type]) => ({
              longText,
              shortText,
              types: [type, 'political'],
            })),
          },
        ],
      }),
    );
    expect(await google.searchPlaces('1200 walker', HERE, 8)).toEqual([
      { placeId: 'p1', ...WALKER },
    ]);
    const [seen] = server.requests;
    expect(seen?.path).toBe('/v1/places:searchText');
    expect(seen?.headers['x-goog-api-key']).toBe('secret');
    expect(JSON.parse(seen?.body ?? '')).toMatchObject({
      textQuery: '1200 walker',
      locationBias: { circle: { center: HERE } },
    });
  });

  it('finds no place in an empty answer', async () => {
    server.answer(json({}));
    expect(await google.searchPlaces('nowhere', null, 8)).toEqual([]);
  });

  it('geocodes, and distinguishes a vague position from a front door', async () => {
    const result = {
      place_id: 'p2',
      formatted_address: '1200 N Walker Ave, Oklahoma City, OK 73103, USA',
      geometry: { location: { lat: 35.48, lng: -97.52 }, location_type: 'ROOFTOP' },
      address_components: COMPONENTS.map(([long_name, short_name, type]) => ({
        long_name,
        short_name,
        types: [type],
      })),
    };
    server.answer(json({ status: 'OK', results: [result] }));
    expect(await google.geocode('1200 walker')).toEqual({ placeId: 'p2', ...WALKER });
    expect(server.requests[0]?.query.get('key')).toBe('secret');
    const vague = { ...result, geometry: { ...result.geometry, location_type: 'APPROXIMATE' } };
    server.answer(json({ status: 'OK', results: [vague] }));
    expect(await google.geocode('73103')).toMatchObject({ approximate: true });
  });

  it('knows an unknown address from a refusal', async () => {
    server.answer(json({ status: 'ZERO_RESULTS', results: [] }));
    expect(await google.geocode('Atlantis')).toBeNull();
    server.answer(json({ status: 'REQUEST_DENIED', results: [] }));
    await expect(google.geocode('x')).rejects.toThrow('REQUEST_DENIED');
  });

  it('measures a leg with the traffic of its departure [R-DRIVE-8]', async () => {
    server.answer(json({ routes: [{ distanceMeters: 16093.44, duration: '1800s' }] }));
    expect(await google.leg(HERE, THERE, departure)).toEqual({
      miles: 10,
      hours: 0.5,
      approximate: false,
    });
    expect(JSON.parse(server.requests[0]?.body ?? '')).toMatchObject({
      origin: { location: { latLng: HERE } },
      destination: { location: { latLng: THERE } },
      departureTime: '2026-11-23T15:00:00.000Z',
    });
  });

  it('finds no leg where no road leads', async () => {
    server.answer(json({}));
    expect(await google.leg(HERE, THERE, departure)).toBeNull();
  });

  it.each([
    ['an error', status(500)],
    ['a list for an object', json([])],
    ['a duration without unit', json({ routes: [{ distanceMeters: 5, duration: 9 }] })],
    ['a drive around the world', json({ routes: [{ distanceMeters: 4e7, duration: '9s' }] })],
    ['a drive of a year', json({ routes: [{ distanceMeters: 5, duration: '31536000s' }] })],
    ['a distance in words', json({ routes: [{ distanceMeters: 'far', duration: '9s' }] })],
  ])('refuses %s', async (_name, misbehave) => {
    server.answer(misbehave);
    await expect(google.leg(HERE, THERE, departure)).rejects.toMatchObject({
      name: 'RemoteFailure',
    });
  });

  it('has no picture where Google has none', async () => {
    server.answer(status(404));
    expect(await google.streetView(HERE)).toBeNull();
    expect(server.requests[0]?.query.get('location')).toBe('35.5,-97.5');
  });
});
