import type { CSSProperties, JSX } from 'react';
import type { TruckLane } from '../model/board-model';
import { wordsColumn } from '../model/served-spans';
import styles from './shared-hours.module.css';

/** Behind the blocks of a row: when another truck serves it, and what its own truck does for other rows. */
export function SharedHours({ lane }: { lane: TruckLane }): JSX.Element[] {
  const places = [
    ...lane.served.map((one) => ({ ...one, key: one.kind, at: wordsColumn(one, lane.blocks) })),
    ...lane.busy.map(({ words, short, ...one }) => {
      const said = { words: short, hint: words, at: one.column };
      return { ...one, ...said, key: one.id, kind: 'busy' };
    }),
  ];
  return places.map(({ key, kind, column, span, at, color, words, hint }) => (
    <div
      key={key}
      className={styles.place}
      data-shared={kind}
      style={
        {
          '--column': column,
          '--span': span,
          '--words': (at ?? column) - column,
          '--other': color,
        } as CSSProperties
      }
      role="note"
      aria-label={hint}
      title={hint}
    >
      {at !== null && <span className={styles.words}>{words}</span>}
    </div>
  ));
}
