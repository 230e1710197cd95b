import type { CSSProperties, JSX } from 'react';
import { useSelector } from 'react-redux';
import type { TailView } from '#modules/scheduling/contract/progress.view.js';
import { useBoard } from '../drag/board-context';
import { boardViewIn, fadesIn } from '../drag/board-view-slice';
import styles from './tail.module.css';

export interface TailProps {
  operationId: string;
  truck: string;
  tail: TailView;
}

/** By how much a job may outlast its block, faint behind the blocks; its card says until when. */
export function Tail({ operationId, truck, tail: { column, span } }: TailProps): JSX.Element {
  const { id } = useBoard();
  const fades = useSelector((state: object) => fadesIn(boardViewIn(state, id), operationId, truck));
  return (
    <span
      className={styles.tail}
      data-tail
      data-fades={fades}
      aria-hidden
      style={{ '--column': column, '--span': span } as CSSProperties}
    />
  );
}
