import type { MapsConfig } from '#platform/config/maps.config.js';
import { readTileFileHead } from '#platform/config/tile-file.js';
import type { MapsConfigView } from '../../contract/access.view.js';

/** Who must be credited under the provider's terms. */
const CREDITS: Readonly<Record<MapsConfigView['provider'], string>> = {
  embedded: '',
  google: 'Google Maps',
  osrm: '© OpenStreetMap contributors',
};

/** Tiles come through this server, which keeps the source's address to itself. */
export function mapsOf(config: MapsConfig): MapsConfigView {
  const { provider, tileFile, tileUrl, attribution } = config;
  const tiles = tileFile ? readTileFileHead(tileFile) : null;
  return {
    provider,
    approximate: provider === 'embedded',
    tileUrl: tileUrl || tileFile ? '/api/v3/maps/tiles/{z}/{x}/{y}' : null,
    ...(tiles && { tiles }),
    attribution: attribution || (tileFile ? CREDITS.osrm : CREDITS[provider]),
  };
}
