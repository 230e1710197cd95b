import type { CSSProperties, JSX } from 'react';
import { shallowEqual, useSelector } from 'react-redux';
import { useBoard } from '../drag/board-context';
import { boardViewIn } from '../drag/board-view-slice';
import type { RowId } from '../model/operation-place';
import styles from './previewed-places.module.css';

/** Where the steps of the proposal on screen would put moves on a row. */
export function PreviewedPlaces({ row }: { row: RowId }): JSX.Element[] {
  const { id } = useBoard();
  const places = useSelector(
    (state: object) =>
      boardViewIn(state, id).preview?.places.filter((one) => one.row === row) ?? [],
    shallowEqual,
  );
  return places.map(({ operationId, column, span, out, back, words, isCurrent }) => {
    const shown = { '--column': column, '--span': span, '--out': out, '--back': back };
    return (
      // The list of the steps says the same.
      <div
        key={operationId}
        className={styles.place}
        data-preview={operationId}
        data-current={isCurrent}
        aria-hidden
        style={shown as CSSProperties}
      >
        <span className={styles.job}>{words}</span>
      </div>
    );
  });
}
