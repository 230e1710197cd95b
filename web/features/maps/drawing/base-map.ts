import { Map as LibraryMap, NavigationControl, setWorkerUrl } from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { currentToken } from '../../../shared/auth';
import { mapStyle, type MapLook } from './map-style';

// The library looks for its worker next to itself, where a bundled page has none.
setWorkerUrl(workerUrl);

const CONTIGUOUS_STATES: [number, number, number, number] = [-125, 24.5, -66.5, 49.5];

export interface BaseMapOptions extends MapLook {
  /** What it shows, for those who cannot see it. */
  name?: string;
  /** How close one can get. */
  maxZoom: number;
  /** The page around it does not scroll: the wheel is the map's alone. */
  hasWheel?: boolean;
}

/**
 * A map of the country, north up.
 * @throws if the browser has no WebGL
 */
export function baseMap(
  container: HTMLElement,
  { name = 'Map', maxZoom, hasWheel = false, ...look }: BaseMapOptions,
): LibraryMap {
  const map = new LibraryMap({
    container,
    style: mapStyle(look),
    bounds: CONTIGUOUS_STATES,
    maxZoom,
    attributionControl: false,
    cooperativeGestures: !hasWheel,
    dragRotate: false,
    pitchWithRotate: false,
    renderWorldCopies: false,
    locale: { 'Map.Title': name },
    transformRequest: (url) => ({ url, headers: tokenFor(url) }),
  });
  map.touchZoomRotate.disableRotation();
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
  // If a tile does not come, the drawing below it shows.
  map.on('error', () => undefined);
  return map;
}

/** Tiles come through this server, which checks who asks. */
function tokenFor(url: string): Record<string, string> {
  const token = currentToken();
  const isOwn = url.startsWith(`${window.location.origin}/api/`);
  return token && isOwn ? { authorization: `Bearer ${token}` } : {};
}
