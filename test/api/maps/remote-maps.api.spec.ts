import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DriveLegsQuery } from '#modules/maps/index.js';
import { bytes, json, startLocalHttpServer, status } from '#platform/testing/local-http-server.js';
import type { LocalHttpServer } from '#platform/testing/local-http-server.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
const FROM = { latitude: 35.5, longitude: -97.5 };
const TO = { latitude: 35.6, longitude: -97.4 };

describe('maps of configured services', () => {
  let server: LocalHttpServer;
  let api: TestApi;

  beforeAll(async () => {
    server = await startLocalHttpServer();
    api = await startTestApi({
      settings: {
        MAPS_PROVIDER: 'osrm',
        MAPS_OSRM_URL: `${server.url}/osrm`,
        MAPS_NOMINATIM_URL: `${server.url}/nominatim`,
        MAPS_TILE_URL: `${server.url}/tiles/{z}/{x}/{y}.png`,
      },
    });
  });
  afterAll(async () => {
    await api?.close();
    await server?.close();
  });

  it('shows the tiles of the configured source, to be kept by the browser', async () => {
    server.answer(bytes('image/png', PNG));
    const { token } = api.as('mover');
    const response = await fetch(`${api.origin}/api/v3/maps/tiles/3/1/2`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cache-control')).toContain('max-age');
    expect(Buffer.from(await response.arrayBuffer())).toEqual(PNG);
    expect(server.requests.at(-1)?.path).toBe('/tiles/3/1/2.png');
  });

  it('asks the routing service for a leg', async () => {
    server.answer(json({ code: 'Ok', routes: [{ distance: 16093.44, duration: 1800 }] }));
    const path = 'maps/legs?from=35.5,-97.5&to=35.6,-97.4&at=2026-11-23T09:00:00Z';
    const { body } = await api.as('sales').get(path);
    expect(body).toEqual({ miles: 10, hours: 0.5, approximate: false });
  });

  it('says that no road leads there', async () => {
    server.answer(json({ code: 'NoRoute' }, 400));
    const { status: code } = await api.as('sales').get('maps/legs?from=35.5,-97.5&to=21,-157');
    expect(code).toBe(404);
  });

  it('says what failed, to people and to jobs each in their own words, and keeps the cause to itself', async () => {
    server.answer(status(500));
    const { status: code, body } = await api.as('sales').get('maps/places?q=walker');
    expect(code).toBe(503);
    expect(body).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    expect(JSON.stringify(body)).not.toContain('Nominatim');
    const leg = { from: FROM, to: TO, departure: new Date('2026-11-23T09:00:00Z') };
    await expect(api.ask(new DriveLegsQuery([leg], 'America/Chicago'))).rejects.toMatchObject({
      kind: 'unavailable',
      message: 'Maps error while refreshing drivetimes',
    });
  });
});
