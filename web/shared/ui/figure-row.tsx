import type { JSX } from 'react';
import styles from './figure-row.module.css';

export interface FigureRowProps {
  /** Each with the word below it. */
  figures: readonly (readonly [figure: string, word: string])[];
}

/** Three figures beside each other, each over its word. */
export function FigureRow({ figures }: FigureRowProps): JSX.Element {
  return (
    <div className={styles.figures}>
      {figures.map(([figure, word]) => (
        <span key={word}>
          <b>{figure}</b>
          {word}
        </span>
      ))}
    </div>
  );
}
