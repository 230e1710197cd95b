import type { MapWay } from '../overview-map-props';

/** Ways as the library draws them. */
export const waysOnMap = (ways: readonly MapWay[]): GeoJSON.FeatureCollection => ({
  type: 'FeatureCollection',
  features: ways.map(({ from, to, ...properties }) => ({
    type: 'Feature',
    properties,
    geometry: {
      type: 'LineString',
      coordinates: [from, to].map(({ latitude, longitude }) => [longitude, latitude]),
    },
  })),
});
