import type { CSSProperties, JSX } from 'react';
import type { TruckLane } from '../model/board-model';
import styles from './shared-hours.module.css';

/** Behind the blocks of a row: when another truck serves it, and what its own truck does for other rows. */
export function SharedHours({ lane: { busy, served } }: { lane: TruckLane }): JSX.Element[] {
  const places = [
    ...served.map((one) => ({ ...one, key: one.kind, hint: one.hint })),
    ...busy.map((one) => ({ ...one, key: one.id, kind: 'busy', hint: one.words })),
  ];
  return places.map(({ key, kind, column, span, color, words, hint }) => (
    <div
      key={key}
      className={styles.place}
      data-shared={kind}
      style={{ '--column': column, '--span': span, '--other': color } as CSSProperties}
      role="note"
      aria-label={hint}
      title={hint}
    >
      <span className={styles.words}>{words}</span>
    </div>
  ));
}
