import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { PMTiles, TileType } from 'pmtiles';
import type { RangeResponse, Source } from 'pmtiles';
import type { MapImage } from './map-provider.js';
import { isInWorld, Tiles } from './tiles.js';
import type { TileAddress } from './tiles.js';

const CONTENT_TYPES: Readonly<Partial<Record<TileType, string>>> = {
  [TileType.Mvt]: 'application/x-protobuf',
  [TileType.Png]: 'image/png',
  [TileType.Jpeg]: 'image/jpeg',
  [TileType.Webp]: 'image/webp',
  [TileType.Avif]: 'image/avif',
};

/** Pieces of one file, which stays open. */
function piecesOf(path: string): Source {
  let file: Promise<FileHandle> | undefined;
  return {
    getKey: () => path,
    async getBytes(offset, length): Promise<RangeResponse> {
      file ??= open(path, 'r');
      const bytes = new Uint8Array(length);
      const { bytesRead } = await (await file).read(bytes, 0, length, offset);
      return { data: bytes.buffer.slice(0, bytesRead) };
    },
  };
}

/** The tiles of one PMTiles file on this machine. */
export class TileFile extends Tiles {
  private readonly archive: PMTiles;

  constructor(path: string) {
    super();
    this.archive = new PMTiles(piecesOf(path));
  }

  override async tile(address: TileAddress): Promise<MapImage | null> {
    if (!isInWorld(address)) return null;
    const { z, x, y } = address;
    const { tileType } = await this.archive.getHeader();
    const contentType = CONTENT_TYPES[tileType];
    const found = contentType && (await this.archive.getZxy(z, x, y));
    return found ? { contentType, bytes: Buffer.from(found.data) } : null;
  }
}
