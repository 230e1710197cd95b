import type { MapImage } from './map-provider.js';

/** A square of the map, numbered like slippy maps. */
export interface TileAddress {
  z: number;
  x: number;
  y: number;
}

/** Where tiles come from. */
export abstract class Tiles {
  /**
   * Null when there is no such tile.
   * @throws RemoteFailure if they come from elsewhere
   */
  abstract tile(address: TileAddress): Promise<MapImage | null>;
}

export const isInWorld = ({ z, x, y }: TileAddress): boolean => x < 2 ** z && y < 2 ** z;
