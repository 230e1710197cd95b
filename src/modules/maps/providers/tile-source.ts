import type { OutsideServices } from '#platform/outside/outside-services.js';
import type { MapImage } from './map-provider.js';
import { RemoteService } from './remote/remote-service.js';

/** A square of the map, numbered like slippy maps. */
export interface TileAddress {
  z: number;
  x: number;
  y: number;
}

/** The configured source of map tiles; without one there are none. */
export class TileSource {
  private readonly service: RemoteService | undefined;
  private readonly template: string;

  /** @param url template with `{z}`, `{x}` and `{y}` */
  constructor(url: string | undefined, outside?: OutsideServices) {
    const parts = /^(https?:\/\/[^/]+)\/(.*)$/.exec(url ?? '');
    this.service = parts?.[1]
      ? new RemoteService('The tile source', parts[1], undefined, outside)
      : undefined;
    this.template = parts?.[2] ?? '';
  }

  /**
   * Null when there is no such tile.
   * @throws RemoteFailure
   */
  async tile({ z, x, y }: TileAddress): Promise<MapImage | null> {
    if (!this.service || x >= 2 ** z || y >= 2 ** z) return null;
    const path = this.template
      .replace('{z}', String(z))
      .replace('{x}', String(x))
      .replace('{y}', String(y));
    return this.service.image({ path });
  }
}
