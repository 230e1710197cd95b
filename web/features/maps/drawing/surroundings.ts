import type { GeoJSONSource, Map as LibraryMap } from 'maplibre-gl';
import type { AreaBox, AreaView } from '#modules/maps/contract/area.view.js';
import { areaAround } from '../area-box';
import type { ReadArea } from './use-read-area';
import { zipCells } from './zip-cells';

/** Zip code to the color of its area. */
export type ZipColors = ReadonlyMap<string, string>;

interface Place {
  latitude: number;
  longitude: number;
}

const points = <T extends Place>(
  places: readonly T[],
  named: (place: T) => Record<string, string | number>,
): GeoJSON.FeatureCollection => ({
  type: 'FeatureCollection',
  features: places.map((place) => ({
    type: 'Feature',
    properties: named(place),
    geometry: { type: 'Point', coordinates: [place.longitude, place.latitude] },
  })),
});

/** The zip codes and towns around what a map shows; it reads them as the map is moved. */
export class Surroundings {
  private shown: { box: AreaBox; area: AreaView } | null = null;
  private asked = '';

  constructor(
    private readonly map: LibraryMap,
    private readonly read: ReadArea,
    private colors: ZipColors = new Map(),
  ) {
    for (const moved of ['load', 'moveend'] as const) map.on(moved, () => void this.follow());
  }

  /** Fills the areas of these zip codes. */
  color(colors: ZipColors): void {
    this.colors = colors;
    this.draw();
  }

  private async follow(): Promise<void> {
    const seen = this.map.getBounds();
    const [south, west] = [seen.getSouth(), seen.getWest()];
    const box = areaAround({ south, west, north: seen.getNorth(), east: seen.getEast() });
    const key = JSON.stringify(box);
    if (!box || key === this.asked) return;
    this.asked = key;
    const area = await this.read(box);
    // The map may have been moved on meanwhile.
    if (key !== this.asked) return;
    if (!area) {
      this.asked = '';
      return;
    }
    this.shown = { box, area };
    this.draw();
  }

  private draw(): void {
    if (!this.shown) return;
    const { box, area } = this.shown;
    this.set(
      'zips',
      zipCells(area.zips, box, (zip) => this.colors.get(zip) ?? null),
    );
    this.set(
      'zipNames',
      points(area.zips, ({ zip }) => ({ name: zip })),
    );
    this.set(
      'towns',
      points(area.towns, ({ name, zips }) => ({ name, zips })),
    );
  }

  private set(name: string, data: GeoJSON.FeatureCollection): void {
    // A map that was taken off the page meanwhile has no sources anymore.
    const source: GeoJSONSource | undefined = this.map.getSource(name);
    void source?.setData(data);
  }
}
