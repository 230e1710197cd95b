import { Button, useComputedColorScheme } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState, type JSX } from 'react';
import type { LatLng } from '#modules/maps/contract/lat-lng.js';
import type { PlaceMapProps } from '../place-map-props';
import { PlaceMapUnavailable } from '../place-map-unavailable';
import { DrawnMap } from './drawn-map';
import styles from './map-canvas.module.css';
import { useCountry } from './use-country';

const OF_THE_DRAWING = 'Drawing: U.S. Census Bureau';

export interface MapCanvasProps extends PlaceMapProps {
  /** `{z}/{x}/{y}` template of this server; null: the drawing alone. */
  tileUrl: string | null;
  /** Who must be credited for the tiles. */
  attribution: string;
}

/** The map itself: the configured tiles over a drawing of the country's states and counties. */
export default function MapCanvas(props: MapCanvasProps): JSX.Element {
  const { position, label, onMove, tileUrl, attribution } = props;
  const { latitude, longitude } = position ?? {};
  // Its colors are the page's, read when it is created.
  const scheme = useComputedColorScheme();
  const country = useCountry();
  const place = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<DrawnMap | null>(null);
  const [failed, setFailed] = useState(false);
  const moved = useEffectEvent((to: LatLng) => onMove?.(to));
  const movable = onMove !== undefined;

  useEffect(() => {
    if (!place.current || !country) return undefined;
    try {
      const made = new DrawnMap(place.current, { country, tileUrl, onMove: moved });
      setMap(made);
      return () => made.remove();
    } catch {
      setFailed(true);
      return undefined;
    }
  }, [country, tileUrl, scheme]);
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
      <span className={styles.credit}>{tileUrl ? attribution : OF_THE_DRAWING}</span>
    </>
  );
}
