import { Map as LibraryMap, Marker, NavigationControl, setWorkerUrl } from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import type { LatLng } from '#modules/maps/contract/lat-lng.js';
import { currentToken } from '../../../shared/auth';
import { mapStyle, type MapLook } from './map-style';
import { pinElement } from './pin-element';

// The library looks for its worker next to itself, where a bundled page has none.
setWorkerUrl(workerUrl);

/** The drawing goes down to a county, tiles to a house. */
const ZOOM = {
  drawing: { pin: 8, closest: 10 },
  tiles: { pin: 16, closest: 19 },
} as const;
const CONTIGUOUS_STATES: [number, number, number, number] = [-125, 24.5, -66.5, 49.5];

export interface DrawnMapOptions extends MapLook {
  /** Called when a person drags the pin or clicks the map, while the pin is movable. */
  onMove: (to: LatLng) => void;
}

/** A map on the page with at most one pin. */
export class DrawnMap {
  private readonly map: LibraryMap;
  private readonly pinZoom: number;
  private marker: Marker | null = null;
  private movable = false;
  private shown: LatLng | null = null;

  /** @throws if the browser has no WebGL */
  constructor(
    container: HTMLElement,
    private readonly options: DrawnMapOptions,
  ) {
    const zoom = options.tileUrl ? ZOOM.tiles : ZOOM.drawing;
    this.pinZoom = zoom.pin;
    this.map = new LibraryMap({
      container,
      style: mapStyle(options),
      bounds: CONTIGUOUS_STATES,
      maxZoom: zoom.closest,
      attributionControl: false,
      // The page around it scrolls.
      cooperativeGestures: true,
      dragRotate: false,
      pitchWithRotate: false,
      renderWorldCopies: false,
      transformRequest: (url) => ({ url, headers: tokenFor(url) }),
    });
    this.map.touchZoomRotate.disableRotation();
    this.map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
    this.map.on('click', ({ lngLat }) => this.movedTo(lngLat));
    // If a tile does not come, the drawing below it shows.
    this.map.on('error', () => undefined);
  }

  /** Shows the place where the pin now is, unless the person put it there on this map. */
  showPin(position: LatLng | null, { label, movable }: { label: string; movable: boolean }): void {
    this.movable = movable;
    this.marker?.remove();
    this.marker = position && this.pinAt(position, label);
    if (position && !isSame(position, this.shown)) {
      this.map.jumpTo({ center: lngLatOf(position), zoom: this.pinZoom });
    }
    this.shown = position;
  }

  /** The position in the middle of the visible map. */
  middle(): LatLng {
    return latLngOf(this.map.getCenter());
  }

  remove(): void {
    this.map.remove();
  }

  private pinAt(position: LatLng, label: string): Marker {
    const marker = new Marker({
      element: pinElement(label),
      anchor: 'bottom',
      draggable: this.movable,
    });
    marker.on('dragend', () => this.movedTo(marker.getLngLat()));
    return marker.setLngLat(lngLatOf(position)).addTo(this.map);
  }

  private movedTo(place: { lat: number; lng: number }): void {
    if (!this.movable) return;
    this.shown = latLngOf(place);
    this.options.onMove(this.shown);
  }
}

const lngLatOf = ({ latitude, longitude }: LatLng): [number, number] => [longitude, latitude];

/** To about a meter; more digits would pretend to be exact. */
const latLngOf = ({ lat, lng }: { lat: number; lng: number }): LatLng => ({
  latitude: Number(lat.toFixed(5)),
  longitude: Number(lng.toFixed(5)),
});

const isSame = (one: LatLng, other: LatLng | null): boolean =>
  one.latitude === other?.latitude && one.longitude === other.longitude;

/** Tiles come through this server, which checks who asks. */
function tokenFor(url: string): Record<string, string> {
  const token = currentToken();
  const isOwn = url.startsWith(`${window.location.origin}/api/`);
  return token && isOwn ? { authorization: `Bearer ${token}` } : {};
}
