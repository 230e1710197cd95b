import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { Country } from './load-country';

export interface MapLook {
  country: Country;
  /** `{z}/{x}/{y}` template of this server; null: the drawing alone. */
  tileUrl: string | null;
}

/** Below this zoom the states' names show, from it on the counties'. */
const COUNTIES_FROM = 6.5;

/** One of the page's tokens, as a color that the library reads. */
const token = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--emma-${name}`).trim();

function words(source: 'stateNames' | 'countyNames'): LayerSpecification {
  const isState = source === 'stateNames';
  return {
    id: source,
    source,
    type: 'symbol',
    ...(isState ? { maxzoom: COUNTIES_FROM } : { minzoom: COUNTIES_FROM }),
    layout: {
      'text-field': ['get', 'name'],
      // Without glyph files the letters are drawn with the machine's own font.
      'text-font': ['sans-serif'],
      'text-size': isState ? 12 : 11,
    },
    paint: {
      'text-color': token(isState ? 'text' : 'text-dim'),
      'text-halo-color': token('bg'),
      'text-halo-width': 1.2,
    },
  };
}

const drawing = (): LayerSpecification[] => [
  { id: 'around', type: 'background', paint: { 'background-color': token('bg-sunken') } },
  { id: 'land', source: 'states', type: 'fill', paint: { 'fill-color': token('bg') } },
  {
    id: 'county-lines',
    source: 'counties',
    type: 'line',
    minzoom: COUNTIES_FROM - 1.5,
    paint: { 'line-color': token('border') },
  },
  {
    id: 'state-lines',
    source: 'states',
    type: 'line',
    paint: { 'line-color': token('border-strong'), 'line-width': 1.25 },
  },
  words('countyNames'),
  words('stateNames'),
];

/** The drawing in the page's colors, with tiles over it if there are any. */
export function mapStyle({ country, tileUrl }: MapLook): StyleSpecification {
  const sources = Object.entries(country).map(
    ([name, data]: [string, GeoJSON.FeatureCollection]) => [name, { type: 'geojson', data }],
  );
  const style: StyleSpecification = {
    version: 8,
    sources: Object.fromEntries(sources) as StyleSpecification['sources'],
    layers: drawing(),
  };
  if (!tileUrl) return style;
  const tiles = [window.location.origin + tileUrl];
  return {
    ...style,
    sources: { ...style.sources, tiles: { type: 'raster', tiles, tileSize: 256 } },
    layers: [...style.layers, { id: 'tiles', source: 'tiles', type: 'raster' }],
  };
}
