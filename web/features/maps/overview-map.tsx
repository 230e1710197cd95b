import { lazy, type JSX } from 'react';
import { MapFrame } from './map-frame';
import type { OverviewMapProps } from './overview-map-props';
import { PlaceMapUnavailable } from './place-map-unavailable';

// What it shows stands beside it as a list: without the library the page has all of it.
const OverviewCanvas = lazy(() =>
  import('./drawing/overview-canvas').catch(() => ({
    default: () => <PlaceMapUnavailable position={null} />,
  })),
);

/** A map of many places and the ways between them; only ever beside a list of the same. */
export function OverviewMap(props: OverviewMapProps): JSX.Element {
  return (
    <MapFrame fills={props.fills}>{(source) => <OverviewCanvas {...props} {...source} />}</MapFrame>
  );
}
