import type { Clock } from '#platform/clock/clock.js';
import type { OutsideServices } from '#platform/outside/outside-services.js';
import type { MapsConfig } from '#platform/config/maps.config.js';
import { EmbeddedProvider } from './embedded/embedded.provider.js';
import { GOOGLE_HOSTS, GoogleMapsProvider } from './google/google-maps.provider.js';
import type { MapProvider } from './map-provider.js';
import { OsrmProvider } from './osrm/osrm.provider.js';

/** The provider that the settings name; they were validated, so what it needs is there. */
export function createMapProvider(
  config: MapsConfig,
  clock: Clock,
  outside: OutsideServices,
): MapProvider {
  const { provider, googleKey = '', osrmUrl = '', nominatimUrl = '' } = config;
  switch (provider) {
    case 'embedded':
      return new EmbeddedProvider();
    case 'google':
      return new GoogleMapsProvider(googleKey, GOOGLE_HOSTS, () => clock.now(), undefined, outside);
    case 'osrm':
      return new OsrmProvider(osrmUrl, nominatimUrl, undefined, outside);
  }
}
