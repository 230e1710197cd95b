import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bytes, startLocalHttpServer } from '#platform/testing/local-http-server.js';
import type { LocalHttpServer } from '#platform/testing/local-http-server.js';
import { TileSource } from './tile-source.js';

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');

describe('TileSource', () => {
  let server: LocalHttpServer;
  beforeAll(async () => {
    server = await startLocalHttpServer();
    server.answer(bytes('image/png', PNG));
  });
  afterAll(() => server.close());

  it('asks the configured source for the tile', async () => {
    const source = new TileSource(`${server.url}/maps/{z}/{x}/{y}.png?style=plain`);
    expect(await source.tile({ z: 3, x: 1, y: 2 })).toEqual({
      contentType: 'image/png',
      bytes: PNG,
    });
    expect(server.requests[0]).toMatchObject({ path: '/maps/3/1/2.png' });
    expect(server.requests[0]?.query.get('style')).toBe('plain');
  });

  it('has none outside the world, and none without a source', async () => {
    const source = new TileSource(`${server.url}/{z}/{x}/{y}`);
    expect(await source.tile({ z: 1, x: 2, y: 0 })).toBeNull();
    expect(await new TileSource(undefined).tile({ z: 0, x: 0, y: 0 })).toBeNull();
  });
});
