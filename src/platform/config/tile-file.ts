import { closeSync, openSync, readSync } from 'node:fs';
import { registerDecorator } from 'class-validator';
import type { TileKind } from '#kernel/setting-values.js';

/** What the head of a PMTiles file says. */
export interface TileFileHead {
  kind: TileKind;
  /** The closest tiles; a map that is closer enlarges them. */
  maxZoom: number;
}

/** Offsets in bytes in a PMTiles file of version 3. */
const HEAD = { length: 127, version: 7, tileType: 99, maxZoom: 101 } as const;
const MAGIC = 'PMTiles';
const VERSION = 3;
const VECTOR = 1;
const PICTURES = [2, 3, 4, 5];

/** Null if there is no such file, or if it is no PMTiles file of version 3 with tiles of a known kind. */
export function readTileFileHead(path: string): TileFileHead | null {
  const head = Buffer.alloc(HEAD.length);
  try {
    const file = openSync(path, 'r');
    try {
      if (readSync(file, head, 0, HEAD.length, 0) < HEAD.length) return null;
    } finally {
      closeSync(file);
    }
  } catch {
    return null;
  }
  if (head.toString('latin1', 0, MAGIC.length) !== MAGIC) return null;
  const [version, type, maxZoom] = [head[HEAD.version], head[HEAD.tileType], head[HEAD.maxZoom]];
  if (version !== VERSION || type === undefined || maxZoom === undefined) return null;
  if (type === VECTOR) return { kind: 'vector', maxZoom };
  return PICTURES.includes(type) ? { kind: 'raster', maxZoom } : null;
}

/** The path of a PMTiles file that can be read. */
export const IsTileFile = (): PropertyDecorator => (target, property) => {
  registerDecorator({
    name: 'tileFile',
    target: target.constructor,
    propertyName: String(property),
    validator: {
      validate: (value: unknown) => typeof value === 'string' && readTileFileHead(value) !== null,
      defaultMessage: () => 'must be the path of a PMTiles file (version 3) that can be read',
    },
  });
};
