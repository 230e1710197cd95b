import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '#kernel/ids.js';
import type { AreaView } from '#modules/maps/contract/area.view.js';
import type { LegView, PlaceView } from '#modules/maps/contract/place.view.js';
import { DriveLegsQuery, GeocodeQuery } from '#modules/maps/index.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';

const PATHS = [
  'maps/places?q=walker',
  'maps/geocode?address=73107',
  'maps/legs?from=35.5,-97.5&to=35.6,-97.4',
  'maps/streetview?latitude=35.5&longitude=-97.5',
  'maps/tiles/3/1/2',
  'maps/area?south=35&west=-98&north=36&east=-97',
];

describe('maps without a network', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  it.each(PATHS)('GET /%s is refused without a token', async (path) => {
    expect((await api.anonymous.get(path)).status).toBe(401);
  });

  it.each(PATHS.slice(0, 3))('GET /%s is refused to a mover', async (path) => {
    expect((await api.as('mover').get(path)).status).toBe(403);
  });

  it.each([
    'maps/places?q=ab',
    'maps/places',
    'maps/places?q=walker&branchId=1',
    'maps/geocode',
    'maps/legs?from=35.5,-97.5',
    'maps/legs?from=91,0&to=1,1',
    'maps/legs?from=35.5,-97.5&to=35.6,-97.4&at=tomorrow',
    'maps/streetview?latitude=35.5',
    'maps/tiles/a/1/2',
    'maps/tiles/23/1/2',
    'maps/area?south=35&west=-98&north=36',
    'maps/area?south=36&west=-98&north=35&east=-97',
    'maps/area?south=35&west=-101.5&north=36&east=-98',
  ])('GET /%s is refused as malformed', async (path) => {
    const { status, body } = await api.as('admin').get(path);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('finds at most eight places, those near the branch first', async () => {
    const query = { q: 'northwest', branchId: api.branchId };
    const { status, body } = await api.as('sales').get<PlaceView[]>('maps/places', { query });
    expect(status).toBe(200);
    expect(body).toHaveLength(8);
    expect(body[0]).toEqual({
      placeId: expect.any(String),
      precision: 'address',
      description: expect.any(String),
      normalizedStreetAddress: expect.stringContaining(', OK '),
      street: expect.stringMatching(/northwest/i),
      unit: expect.any(String),
      city: expect.any(String),
      state: 'OK',
      zip: expect.stringMatching(/^\d{5}$/),
      latitude: expect.any(Number),
      longitude: expect.any(Number),
    });
  });

  it('names the zip codes and towns of a part of the map, the largest town first [R-DRIVE-14]', async () => {
    const { status, body, headers } = await api
      .as('mover')
      .get<AreaView>('maps/area?south=35&west=-98&north=36&east=-97');
    expect(status).toBe(200);
    expect(body.towns[0]).toMatchObject({ name: 'Oklahoma City', zips: expect.any(Number) });
    const zip = body.zips.find(({ zip: code }) => code === '73103');
    expect(zip).toEqual({
      zip: '73103',
      latitude: expect.any(Number),
      longitude: expect.any(Number),
    });
    for (const { latitude, longitude } of body.zips) {
      expect(latitude).toBeGreaterThanOrEqual(35);
      expect(longitude).toBeLessThanOrEqual(-97);
    }
    expect(headers.get('cache-control')).toBe('private, max-age=86400');
  });

  it('does not know places near an unknown branch', async () => {
    const query = { q: 'walker', branchId: newId() };
    expect((await api.as('sales').get('maps/places', { query })).status).toBe(404);
  });

  it('geocodes, or says that it cannot [R-DRIVE-8]', async () => {
    const query = { address: '6120 SE 84th St, Oklahoma City, OK 73135' };
    const { status, body } = await api.as('sales').get<PlaceView>('maps/geocode', { query });
    expect(status).toBe(200);
    expect(body).toMatchObject({ zip: '73135', state: 'OK' });
    expect(await api.ask(new GeocodeQuery(query.address))).toMatchObject({ approximate: false });
    const unknown = await api.as('sales').get('maps/geocode', { query: { address: 'Atlantis' } });
    expect(unknown.status).toBe(404);
    expect(unknown.body).toMatchObject({ code: 'ADDRESS_NOT_FOUND' });
  });

  it('reckons a leg by the clock of the branch nearby', async () => {
    const path = 'maps/legs?from=35.4676,-97.5164&to=35.6528,-97.4781';
    const night = await api.as('sales').get<LegView>(`${path}&at=2026-11-23T09:00:00Z`);
    expect(night.status).toBe(200);
    expect(night.body).toEqual({
      miles: expect.any(Number),
      hours: expect.any(Number),
      approximate: true,
    });
    // 17:00 in Oklahoma City.
    const evening = await api.as('sales').get<LegView>(`${path}&at=2026-11-23T23:00:00Z`);
    expect(evening.body.miles).toBe(night.body.miles);
    expect(evening.body.hours).toBeGreaterThan(night.body.hours * 1.4);
    const same = { latitude: 35.4676, longitude: -97.5164 };
    const there = { latitude: 35.6528, longitude: -97.4781 };
    const departure = new Date('2026-11-23T23:00:00Z');
    const legs = [
      { from: same, to: there, departure },
      { from: same, to: same, departure },
    ];
    expect(await api.ask(new DriveLegsQuery(legs, 'America/Chicago'))).toEqual([
      evening.body,
      { miles: 0, hours: 0, approximate: true },
    ]);
  });

  it.each(PATHS.slice(3, 5))('GET /%s has nothing to show', async (path) => {
    const { status, headers } = await api.as('mover').get(path);
    expect(status).toBe(404);
    expect(headers.get('cache-control')).toBe('no-store');
  });
});
