import { Marker, type Map as LibraryMap } from 'maplibre-gl';
import type { LatLng } from '#modules/maps/contract/lat-lng.js';
import { baseMap } from './base-map';
import type { MapLook } from './map-style';
import { pinElement } from './pin-element';
import { Surroundings } from './surroundings';
import type { ReadArea } from './use-read-area';

/** The drawing goes down to a zip code, tiles to a house. */
const ZOOM = {
  drawing: { pin: 10, closest: 13 },
  tiles: { pin: 16, closest: 19 },
} as const;

export interface DrawnMapOptions extends MapLook {
  readArea: ReadArea;
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
    this.map = baseMap(container, { ...options, maxZoom: zoom.closest });
    this.map.on('click', ({ lngLat }) => this.movedTo(lngLat));
    new Surroundings(this.map, options.readArea);
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
