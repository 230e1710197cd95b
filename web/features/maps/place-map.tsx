import { lazy, type JSX } from 'react';
import { MapFrame } from './map-frame';
import type { PlaceMapProps } from './place-map-props';
import { PlaceMapUnavailable } from './place-map-unavailable';

// A page with a map is usable without it: a library that does not load must not take the page down.
const MapCanvas = lazy(() =>
  import('./drawing/map-canvas').catch(() => ({ default: PlaceMapUnavailable })),
);

/** A map with one pin; the library is loaded when the first one is shown. */
export function PlaceMap(props: PlaceMapProps): JSX.Element {
  return <MapFrame>{(source) => <MapCanvas {...props} {...source} />}</MapFrame>;
}
