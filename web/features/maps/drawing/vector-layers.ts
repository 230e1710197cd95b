import type { LayerSpecification } from 'maplibre-gl';
import { token } from './token';

/** Kinds of road in the layers of the Protomaps basemap, the small ones first, and their widths in pixels. */
const ROADS = [
  { id: 'small-roads', kinds: ['minor_road', 'other'], width: 1, from: 12 },
  { id: 'roads', kinds: ['major_road', 'medium_road'], width: 2, from: 7 },
  { id: 'highways', kinds: ['highway'], width: 3, from: 4 },
] as const;
const GREEN = ['park', 'forest', 'wood', 'nature_reserve', 'golf_course', 'cemetery', 'grass'];

const inKinds = (kinds: readonly string[]): ['in', ['get', string], ['literal', string[]]] => [
  'in',
  ['get', 'kind'],
  ['literal', [...kinds]],
];

const written = (id: string, layer: string, size: number, from: number): LayerSpecification => ({
  id,
  source: 'tiles',
  'source-layer': layer,
  type: 'symbol',
  minzoom: from,
  layout: {
    'text-field': ['get', 'name'],
    // Without glyph files the letters are drawn with the machine's own font.
    'text-font': ['sans-serif'],
    'text-size': size,
    ...(layer === 'roads' ? { 'symbol-placement': 'line' as const } : {}),
  },
  paint: {
    'text-color': token(layer === 'roads' ? 'text-dim' : 'text'),
    'text-halo-color': token('bg'),
    'text-halo-width': 1.2,
  },
});

/** A quiet map of vector tiles in the page's colors. */
export const vectorLayers = (): LayerSpecification[] => [
  {
    ...{ id: 'earth', source: 'tiles', 'source-layer': 'earth' },
    type: 'fill',
    paint: { 'fill-color': token('bg') },
  },
  {
    ...{ id: 'green', source: 'tiles', 'source-layer': 'landuse' },
    type: 'fill',
    filter: inKinds(GREEN),
    paint: { 'fill-color': token('success-soft') },
  },
  {
    ...{ id: 'water', source: 'tiles', 'source-layer': 'water' },
    type: 'fill',
    filter: ['==', ['geometry-type'], 'Polygon'],
    paint: { 'fill-color': token('water') },
  },
  ...ROADS.map(({ id, kinds, width, from }): LayerSpecification => ({
    ...{ id, source: 'tiles', 'source-layer': 'roads' },
    type: 'line',
    minzoom: from,
    filter: inKinds(kinds),
    paint: { 'line-color': token('border-strong'), 'line-width': width },
  })),
  {
    ...{ id: 'buildings', source: 'tiles', 'source-layer': 'buildings' },
    type: 'fill',
    minzoom: 14,
    paint: { 'fill-color': token('bg-hover') },
  },
  {
    ...{ id: 'boundaries', source: 'tiles', 'source-layer': 'boundaries' },
    type: 'line',
    paint: { 'line-color': token('border-strong'), 'line-dasharray': [3, 2] },
  },
  written('road-names', 'roads', 10, 13),
  written('place-names', 'places', 12, 4),
];
