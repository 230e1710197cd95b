import { Suspense, type JSX, type ReactNode } from 'react';
import { useGetClientConfigQuery } from '../access';
import type { MapSource } from './drawing/map-source';
import styles from './place-map.module.css';

export interface MapFrameProps {
  /** As high as what is around it. */
  fills?: boolean;
  children: (source: MapSource) => ReactNode;
}

/** Where a map stands while it is loaded, and what it is drawn from. Paper has no map. */
export function MapFrame({ fills, children }: MapFrameProps): JSX.Element {
  const { data, isLoading } = useGetClientConfigQuery();
  const loading = <div className={styles.bone} role="status" aria-label="Loading the map" />;
  const { tileUrl = null, tiles, attribution = '' } = data?.maps ?? {};
  return (
    <div className={styles.map} data-fills={fills}>
      <Suspense fallback={loading}>
        {isLoading ? loading : children({ tileUrl, tiles, attribution })}
      </Suspense>
    </div>
  );
}
