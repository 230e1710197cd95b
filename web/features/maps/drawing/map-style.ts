import type { LayerSpecification, LineLayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { Country } from './load-country';
import type { MapSource } from './map-source';
import { token } from './token';
import { vectorLayers } from './vector-layers';

export interface MapLook extends Pick<MapSource, 'tileUrl' | 'tiles'> {
  country: Country;
}

/** Below this zoom the states' names show, from it on the counties'. */
const COUNTIES_FROM = 6.5;
const TOWNS_FROM = 7.5;
const ZIPS_FROM = 9.5;

const NOTHING: GeoJSON.FeatureCollection = { type: 'FeatureCollection', features: [] };
/** Filled as the map is moved, and by whoever draws on it. */
const FILLED_LATER = ['zips', 'zipNames', 'towns', 'ways'] as const;

interface Words {
  size: number;
  color: 'text' | 'text-dim';
  from?: number;
  to?: number;
  /** Which of two names that do not fit beside each other is shown. */
  first?: 'zips';
}

const words = (source: string, { size, color, from, to, first }: Words): LayerSpecification => ({
  id: source,
  source,
  type: 'symbol',
  ...(from === undefined ? {} : { minzoom: from }),
  ...(to === undefined ? {} : { maxzoom: to }),
  layout: {
    'text-field': ['get', 'name'],
    // Without glyph files the letters are drawn with the machine's own font.
    'text-font': ['sans-serif'],
    'text-size': size,
    ...(first ? { 'symbol-sort-key': ['-', ['get', first]] } : {}),
  },
  paint: {
    'text-color': token(color),
    'text-halo-color': token('bg'),
    'text-halo-width': 1.2,
  },
});

const line = (
  id: string,
  source: string,
  paint: LineLayerSpecification['paint'],
  from?: number,
): LayerSpecification => ({
  id,
  source,
  type: 'line',
  paint,
  ...(from === undefined ? {} : { minzoom: from }),
});

const drawing = (): LayerSpecification[] => [
  { id: 'around', type: 'background', paint: { 'background-color': token('bg-sunken') } },
  { id: 'land', source: 'states', type: 'fill', paint: { 'fill-color': token('bg') } },
  { id: 'lakes', source: 'lakes', type: 'fill', paint: { 'fill-color': token('water') } },
  line('rivers', 'rivers', { 'line-color': token('water'), 'line-width': 2 }),
  line(
    'zip-lines',
    'zips',
    { 'line-color': token('border-strong'), 'line-width': 0.75, 'line-dasharray': [3, 3] },
    ZIPS_FROM - 1,
  ),
  line('county-lines', 'counties', { 'line-color': token('border') }, COUNTIES_FROM - 1.5),
  line('state-lines', 'states', { 'line-color': token('border-strong'), 'line-width': 1.25 }),
];

/** Over everything that is an area: what is written first has the room. */
const names = (): LayerSpecification[] => [
  words('zipNames', { size: 10, color: 'text-dim', from: ZIPS_FROM }),
  words('countyNames', { size: 11, color: 'text-dim', from: COUNTIES_FROM, to: ZIPS_FROM }),
  words('towns', { size: 12, color: 'text', from: TOWNS_FROM, first: 'zips' }),
  words('stateNames', { size: 12, color: 'text', to: COUNTIES_FROM }),
];

/** What is drawn on the map, over tiles too. */
const drawn = (): LayerSpecification[] => [
  {
    id: 'zip-areas',
    source: 'zips',
    type: 'fill',
    filter: ['!=', ['get', 'color'], null],
    paint: { 'fill-color': ['get', 'color'], 'fill-opacity': 0.35 },
  },
  line('way-edges', 'ways', {
    'line-color': token('bg'),
    'line-width': 5,
    'line-offset': ['get', 'aside'],
  }),
  ...([true, false] as const).map((isDrive): LayerSpecification => ({
    id: isDrive ? 'drives' : 'ways',
    source: 'ways',
    type: 'line',
    filter: ['==', ['get', 'isDrive'], isDrive],
    layout: { 'line-cap': isDrive ? 'butt' : 'round' },
    paint: {
      'line-color': ['get', 'color'],
      'line-width': isDrive ? 1.5 : 3,
      'line-offset': ['get', 'aside'],
      ...(isDrive ? { 'line-dasharray': [3, 2] } : {}),
    },
  })),
];

const PICTURES: LayerSpecification = { id: 'tiles', source: 'tiles', type: 'raster' };

/** The drawing in the page's colors, with tiles over it if there are any, and what is drawn on it. */
export function mapStyle({ country, tileUrl, tiles }: MapLook): StyleSpecification {
  const sources = {
    ...(country as Record<keyof Country, GeoJSON.FeatureCollection>),
    ...Object.fromEntries(FILLED_LATER.map((name) => [name, NOTHING])),
  };
  const style: StyleSpecification = {
    version: 8,
    sources: Object.fromEntries(
      Object.entries(sources).map(([name, data]: [string, GeoJSON.FeatureCollection]) => [
        name,
        { type: 'geojson', data },
      ]),
    ),
    layers: [...drawing(), ...drawn(), ...names()],
  };
  if (!tileUrl) return style;
  const from = {
    tiles: [window.location.origin + tileUrl],
    ...(tiles && { maxzoom: tiles.maxZoom }),
  };
  const isVector = tiles?.kind === 'vector';
  return {
    ...style,
    sources: {
      ...style.sources,
      tiles: isVector ? { type: 'vector', ...from } : { type: 'raster', tileSize: 256, ...from },
    },
    layers: [...drawing(), ...names(), ...(isVector ? vectorLayers() : [PICTURES]), ...drawn()],
  };
}
