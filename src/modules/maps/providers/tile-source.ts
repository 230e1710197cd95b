import type { OutsideServices } from '#platform/outside/outside-services.js';
import type { MapImage } from './map-provider.js';
import { RemoteService } from './remote/remote-service.js';
import { isInWorld, Tiles } from './tiles.js';
import type { TileAddress } from './tiles.js';

/** The configured source of map tiles; without one there are none. */
export class TileSource extends Tiles {
  private readonly service: RemoteService | undefined;
  private readonly template: string;

  /** @param url template with `{z}`, `{x}` and `{y}` */
  constructor(url: string | undefined, outside?: OutsideServices) {
    super();
    const parts = /^(https?:\/\/[^/]+)\/(.*)$/.exec(url ?? '');
    this.service = parts?.[1]
      ? new RemoteService('The tile source', parts[1], undefined, outside)
      : undefined;
    this.template = parts?.[2] ?? '';
  }

  override async tile(address: TileAddress): Promise<MapImage | null> {
    if (!this.service || !isInWorld(address)) return null;
    const { z, x, y } = address;
    const path = this.template
      .replace('{z}', String(z))
      .replace('{x}', String(x))
      .replace('{y}', String(y));
    return this.service.image({ path });
  }
}
