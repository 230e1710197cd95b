import type { MapsConfig } from '#platform/config/maps.config.js';
import type { MapsConfigView } from '../../contract/access.view.js';

/** Who must be credited under the provider's terms. */
const CREDITS: Readonly<Record<MapsConfigView['provider'], string>> = {
  embedded: '',
  google: 'Google Maps',
  osrm: '© OpenStreetMap contributors',
};

/** Tiles come through this server, which keeps the source's address to itself. */
export const mapsOf = ({ provider, tileUrl, attribution }: MapsConfig): MapsConfigView => ({
  provider,
  approximate: provider === 'embedded',
  tileUrl: tileUrl ? '/api/v3/maps/tiles/{z}/{x}/{y}' : null,
  attribution: attribution || CREDITS[provider],
});
