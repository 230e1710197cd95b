import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { MapsConfig } from '#platform/config/maps.config.js';
import { loadConfig } from '#platform/config/load-config.js';
import { readTileFileHead } from '#platform/config/tile-file.js';
import { TileFile } from './tile-file.js';

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
const FOLDER = mkdtempSync(join(tmpdir(), 'tiles-'));

/** A file with one tile, that of the whole world: head, directory, tile. */
function givenFile(type: number): string {
  // One entry: tile 0, run of 1, its length, offset 0 (written plus one).
  const directory = Buffer.from([1, 0, 1, PNG.length, 1]);
  const head = Buffer.alloc(127);
  head.write('PMTiles', 'latin1');
  head[7] = 3;
  const at = (offset: number, value: number): void =>
    void head.writeBigUInt64LE(BigInt(value), offset);
  at(8, 127);
  at(16, directory.length);
  at(24, 127 + directory.length);
  at(40, 127 + directory.length);
  at(56, 127 + directory.length);
  at(64, PNG.length);
  // Neither directory nor tiles are compressed.
  [head[97], head[98], head[99], head[101]] = [1, 1, type, 6];
  const path = join(FOLDER, `${type}.pmtiles`);
  writeFileSync(path, Buffer.concat([head, directory, PNG]));
  return path;
}

describe('a file of tiles', () => {
  it('has the tiles that are in it, and no others', async () => {
    const tiles = new TileFile(givenFile(2));
    expect(await tiles.tile({ z: 0, x: 0, y: 0 })).toEqual({
      contentType: 'image/png',
      bytes: PNG,
    });
    expect(await tiles.tile({ z: 3, x: 1, y: 2 })).toBeNull();
    expect(await tiles.tile({ z: 1, x: 2, y: 0 })).toBeNull();
  });

  it('says what kind its tiles are, and how close they are', () => {
    expect(readTileFileHead(givenFile(2))).toEqual({ kind: 'raster', maxZoom: 6 });
    expect(readTileFileHead(givenFile(1))).toEqual({ kind: 'vector', maxZoom: 6 });
  });

  it('must be one: the start says so', () => {
    const path = join(FOLDER, 'no.pmtiles');
    writeFileSync(path, 'PMTiles');
    expect(readTileFileHead(givenFile(9))).toBeNull();
    for (const MAPS_PMTILES of [path, join(FOLDER, 'absent')])
      expect(() => loadConfig(MapsConfig, { MAPS_PMTILES })).toThrow(
        'The setting MAPS_PMTILES must be the path of a PMTiles file (version 3) that can be read.',
      );
  });
});
