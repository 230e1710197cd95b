import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { hang, json, startLocalHttpServer } from '#platform/testing/local-http-server.js';
import type { LocalHttpServer } from '#platform/testing/local-http-server.js';
import { OsrmProvider } from './osrm.provider.js';

const HASTY = { timeoutMs: 1_000, attempts: 2, backoffMs: 1, failuresToRest: 99, restMs: 1 };
const HERE = { latitude: 35.5, longitude: -97.5 };
const THERE = { latitude: 35.6, longitude: -97.4 };
const departure = { at: new Date('2026-11-21T06:00:00Z'), timezone: 'America/Chicago' };

const HOUSE = {
  place_id: 77,
  lat: '35.48',
  lon: '-97.52',
  display_name: '1200, North Walker Avenue, Oklahoma City, Oklahoma, 73103, United States',
  address: {
    house_number: '1200',
    road: 'North Walker Avenue',
    city: 'Oklahoma City',
    state: 'Oklahoma',
    'ISO3166-2-lvl4': 'US-OK',
    postcode: '73103-1234',
  },
};

describe('OsrmProvider', () => {
  let server: LocalHttpServer;
  let provider: OsrmProvider;

  beforeAll(async () => {
    server = await startLocalHttpServer();
    provider = new OsrmProvider(`${server.url}/osrm`, `${server.url}/nominatim`, HASTY);
  });
  afterAll(() => server.close());
  beforeEach(() => {
    server.requests.length = 0;
  });

  it('searches places around the branch', async () => {
    server.answer(json([HOUSE]));
    expect(await provider.searchPlaces('1200 walker', HERE, 8)).toEqual([
      {
        placeId: 'osm:77',
        description: '1200 North Walker Avenue, Oklahoma City, OK 73103',
        normalizedStreetAddress: '1200 North Walker Avenue, Oklahoma City, OK 73103',
        street: '1200 North Walker Avenue',
        unit: '',
        city: 'Oklahoma City',
        state: 'OK',
        zip: '73103',
        latitude: 35.48,
        longitude: -97.52,
        approximate: false,
      },
    ]);
    expect(server.requests[0]?.path).toBe('/nominatim/search');
    expect(server.requests[0]?.query.get('viewbox')).toBe('-98.1,36.1,-96.9,34.9');
  });

  it('geocodes; without a house number the position is vague', async () => {
    server.answer(json([{ ...HOUSE, address: { city: 'Edmond', state: 'Oklahoma' } }]));
    expect(await provider.geocode('Edmond')).toMatchObject({
      normalizedStreetAddress: 'Edmond, OK',
      approximate: true,
    });
    server.answer(json([]));
    expect(await provider.geocode('Atlantis')).toBeNull();
  });

  it('measures a leg', async () => {
    server.answer(json({ code: 'Ok', routes: [{ distance: 16093.44, duration: 1800 }] }));
    const leg = { miles: 10, hours: 0.5, approximate: false };
    expect(await provider.leg(HERE, THERE, departure)).toEqual(leg);
    expect(server.requests[0]?.path).toBe('/osrm/route/v1/driving/-97.5,35.5;-97.4,35.6');
  });

  it('adds the traffic of the hour, which OSRM does not know', async () => {
    server.answer(json({ code: 'Ok', routes: [{ distance: 16093.44, duration: 1800 }] }));
    const evening = { ...departure, at: new Date('2026-11-21T23:00:00Z') };
    expect((await provider.leg(HERE, THERE, evening))?.hours).toBeCloseTo(0.76);
  });

  it('knows when no road leads there', async () => {
    server.answer(json({ code: 'NoRoute', message: 'Impossible route' }, 400));
    expect(await provider.leg(HERE, THERE, departure)).toBeNull();
  });

  it('refuses nonsense and gives up on silence', async () => {
    server.answer(json({ code: 'Ok', routes: 'none' }));
    await expect(provider.leg(HERE, THERE, departure)).rejects.toThrow('should be a list');
    server.answer(json({ code: 'Ok', routes: [{ distance: -1, duration: 1800 }] }));
    await expect(provider.leg(HERE, THERE, departure)).rejects.toThrow('should be from 0');
    server.answer(json({ code: 'Ok', routes: [{ distance: 1, duration: 1e12 }] }));
    await expect(provider.leg(HERE, THERE, departure)).rejects.toThrow('should be from 0');
    server.answer(json([{ ...HOUSE, lat: '935.48' }]));
    await expect(provider.geocode('Edmond')).rejects.toThrow('should be from -90');
    server.answer(hang);
    await expect(provider.leg(HERE, THERE, departure)).rejects.toThrow('could not be asked');
  });
});
