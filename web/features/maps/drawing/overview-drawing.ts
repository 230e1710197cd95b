import { Marker, type GeoJSONSource, type Map as LibraryMap } from 'maplibre-gl';
import type { LatLng } from '#modules/maps/contract/lat-lng.js';
import { boxOf } from '../area-box';
import type { MapPoint, MapWay } from '../overview-map-props';
import { baseMap } from './base-map';
import type { MapLook } from './map-style';
import { pointElement } from './point-element';
import { Surroundings, type ZipColors } from './surroundings';
import type { ReadArea } from './use-read-area';
import { waysOnMap } from './ways-on-map';

const CLOSEST = { drawing: 13, tiles: 19 } as const;
/** Closer than this a single place would stand on an empty sheet. */
const FIRST_ZOOM = 12;
/** Pixels around what is to be seen: half a point and the buttons. */
const PADDING = 44;
const WAY_LAYERS = ['ways', 'drives'] as const;
const FADED = 0.2;

export interface OverviewDrawingOptions extends MapLook {
  name: string;
  readArea: ReadArea;
  hasWheel: boolean;
  onLight: (group: string | null) => void;
  onChoose: (group: string) => void;
}

/** A map with many points and ways, whose groups stand out. */
export class OverviewDrawing {
  private readonly map: LibraryMap;
  private readonly surroundings: Surroundings;
  private markers: { group: string; marker: Marker }[] = [];
  private ways: readonly MapWay[] = [];
  private lit: string | null = null;
  private isStyled = false;

  /** @throws if the browser has no WebGL */
  constructor(
    container: HTMLElement,
    private readonly options: OverviewDrawingOptions,
  ) {
    const maxZoom = options.tileUrl ? CLOSEST.tiles : CLOSEST.drawing;
    this.map = baseMap(container, { ...options, maxZoom });
    this.surroundings = new Surroundings(this.map, options.readArea);
    this.map.on('style.load', () => {
      this.isStyled = true;
      this.drawWays();
    });
    for (const layer of WAY_LAYERS) this.listenOn(layer);
  }

  showPoints(points: readonly MapPoint[]): void {
    for (const { marker } of this.markers) marker.remove();
    const { onLight, onChoose } = this.options;
    this.markers = points.map((point) => {
      const element = pointElement(point);
      element.addEventListener('pointerenter', () => onLight(point.group));
      element.addEventListener('pointerleave', () => onLight(null));
      element.addEventListener('click', () => onChoose(point.group));
      const { latitude, longitude } = point.position;
      const marker = new Marker({ element, anchor: 'center' });
      return {
        group: point.group,
        marker: marker.setLngLat([longitude, latitude]).addTo(this.map),
      };
    });
  }

  showWays(ways: readonly MapWay[]): void {
    this.ways = ways;
    this.drawWays();
  }

  showZips(colors: ZipColors): void {
    this.surroundings.color(colors);
  }

  /** Makes a group stand out; null: all are alike. */
  light(group: string | null): void {
    this.lit = group;
    for (const { group: of, marker } of this.markers) {
      marker.getElement().dataset.lit = String(of === group);
      marker.getElement().dataset.fades = String(group !== null && of !== group);
    }
    this.paintWays();
  }

  /** Shows all of these places at once, the country where there are none. */
  goTo(places: readonly LatLng[]): void {
    const box = boxOf(places);
    if (!box) return;
    const { south, west, north, east } = box;
    this.map.fitBounds([west, south, east, north], {
      ...{ padding: PADDING, maxZoom: FIRST_ZOOM, animate: false },
    });
  }

  remove(): void {
    this.map.remove();
  }

  private listenOn(layer: (typeof WAY_LAYERS)[number]): void {
    const { onLight, onChoose } = this.options;
    const groupOf = (features: readonly GeoJSON.Feature[] | undefined): string | null => {
      const group: unknown = features?.[0]?.properties?.group;
      return typeof group === 'string' ? group : null;
    };
    this.map.on('mousemove', layer, ({ features }) => onLight(groupOf(features)));
    this.map.on('mouseleave', layer, () => onLight(null));
    this.map.on('click', layer, ({ features }) => {
      const group = groupOf(features);
      if (group !== null) onChoose(group);
    });
  }

  private drawWays(): void {
    if (!this.isStyled) return;
    const source: GeoJSONSource | undefined = this.map.getSource('ways');
    void source?.setData(waysOnMap(this.ways));
    this.paintWays();
  }

  private paintWays(): void {
    if (!this.isStyled) return;
    for (const layer of WAY_LAYERS)
      this.map.setPaintProperty(
        layer,
        'line-opacity',
        this.lit === null ? 1 : ['case', ['==', ['get', 'group'], this.lit], 1, FADED],
      );
  }
}
