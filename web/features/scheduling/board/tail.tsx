import type { CSSProperties, JSX } from 'react';
import type { TailView } from '#modules/scheduling/contract/progress.view.js';
import styles from './tail.module.css';

/** By how much a job may outlast its block, faint behind the blocks; its card says until when. */
export function Tail({ tail: { column, span } }: { tail: TailView }): JSX.Element {
  return (
    <span
      className={styles.tail}
      data-tail
      aria-hidden
      style={{ '--column': column, '--span': span } as CSSProperties}
    />
  );
}
