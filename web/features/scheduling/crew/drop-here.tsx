import type { JSX } from 'react';
import styles from './crew.module.css';
import { stepBySeat } from './seat-keys';
import type { CrewSpot } from './use-crew-spot';

/** Covers an open seat or zone while somebody was picked up by click or keys, and accepts them. */
export function DropHere({
  spot,
  place,
}: {
  spot: Pick<CrewSpot, 'dropName' | 'drop'>;
  place: string;
}): JSX.Element | null {
  const { dropName, drop } = spot;
  if (dropName === null) return null;
  return (
    <button
      type="button"
      className={styles.drop}
      aria-label={`Put ${dropName}: ${place}`}
      data-put
      onClick={drop}
      onKeyDown={stepBySeat}
    />
  );
}
