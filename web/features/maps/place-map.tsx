import { lazy, Suspense, type JSX } from 'react';
import { useGetClientConfigQuery } from '../access';
import styles from './place-map.module.css';
import type { PlaceMapProps } from './place-map-props';
import { PlaceMapUnavailable } from './place-map-unavailable';

// A page with a map is usable without it: a library that does not load must not take the page down.
const MapCanvas = lazy(() =>
  import('./drawing/map-canvas').catch(() => ({ default: PlaceMapUnavailable })),
);

/** A map with one pin; the library is loaded when the first one is shown. */
export function PlaceMap(props: PlaceMapProps): JSX.Element {
  const { data, isLoading } = useGetClientConfigQuery();
  const loading = <div className={styles.bone} role="status" aria-label="Loading the map" />;
  return (
    <div className={styles.map}>
      <Suspense fallback={loading}>
        {isLoading ? (
          loading
        ) : (
          <MapCanvas
            {...props}
            tileUrl={data?.maps.tileUrl ?? null}
            attribution={data?.maps.attribution ?? ''}
          />
        )}
      </Suspense>
    </div>
  );
}
