import type { JSX } from 'react';
import styles from './map-canvas.module.css';
import { OF_THE_DRAWING, type MapSource } from './map-source';

/** Whose map it is, in its corner. */
export function Credit({
  tileUrl,
  attribution,
}: Pick<MapSource, 'tileUrl' | 'attribution'>): JSX.Element {
  return <span className={styles.credit}>{tileUrl ? attribution : OF_THE_DRAWING}</span>;
}
