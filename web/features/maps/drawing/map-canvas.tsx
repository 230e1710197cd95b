import { Button } from '@mantine/core';
import { useEffect, type JSX } from 'react';
import type { LatLng } from '#modules/maps/contract/lat-lng.js';
import { useLatest } from '../../../shared/ui';
import type { PlaceMapProps } from '../place-map-props';
import { PlaceMapUnavailable } from '../place-map-unavailable';
import { Credit } from './credit';
import { DrawnMap } from './drawn-map';
import styles from './map-canvas.module.css';
import type { MapSource } from './map-source';
import { useDrawing } from './use-drawing';
import { useReadArea } from './use-read-area';

/** The map itself: the configured tiles over a drawing of the country. */
export default function MapCanvas(props: PlaceMapProps & MapSource): JSX.Element {
  const { position, label, onMove, tileUrl, tiles, attribution } = props;
  const { latitude, longitude } = position ?? {};
  const readArea = useReadArea();
  const moved = useLatest((to: LatLng) => onMove?.(to));
  const {
    place,
    drawing: map,
    failed,
  } = useDrawing(
    tileUrl,
    (element, country) =>
      new DrawnMap(element, { country, tileUrl, tiles, readArea, onMove: moved }),
  );
  const movable = onMove !== undefined;

  useEffect(() => {
    const known = latitude !== undefined && longitude !== undefined;
    map?.showPin(known ? { latitude, longitude } : null, { label, movable });
  }, [map, latitude, longitude, label, movable]);

  if (failed) return <PlaceMapUnavailable position={position} />;
  return (
    <>
      <div ref={place} className={styles.canvas} />
      {movable && map && (
        <Button
          className={styles.middle}
          variant="default"
          size="compact-xs"
          onClick={() => onMove(map.middle())}
        >
          Put the pin in the middle
        </Button>
      )}
      <Credit tileUrl={tileUrl} attribution={attribution} />
    </>
  );
}
