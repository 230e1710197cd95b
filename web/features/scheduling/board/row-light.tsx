import { IconBan } from '@tabler/icons-react';
import type { CSSProperties, JSX } from 'react';
import type { RowId } from '../model/operation-place';
import { useBoard, useBoardModel } from '../drag/board-context';
import { useDragSession } from '../drag/use-drag-session';
import { judgeRow, type Judgment } from '../model/verdict';
import styles from './row-light.module.css';

const LIGHTS: Partial<Record<Judgment['verdict'], string>> = { OK: 'ok', HERE: 'here' };

/**
 * While a block is dragged: the row lights up, or dims and says why it can't take the block.
 * It always lies over its lane, so that lifting a block lays out no lane again.
 */
export function RowLight({ row }: { row: RowId }): JSX.Element {
  const board = useBoard();
  const over = useDragSession((session) => session && session.over === row);
  const model = useBoardModel();
  const session = over === null ? null : board.drag.current();
  if (!session || !model) return <div className={styles.light} />;
  const { verdict, short } = judgeRow(row, session, model, Date.now());
  const { block } = session;
  const { grid } = block;
  return (
    <div className={styles.light} data-verdict={LIGHTS[verdict] ?? 'no'} data-over={over === true}>
      {verdict === 'OK' && grid && (
        <div
          className={styles.landing}
          style={{ '--column': grid.column, '--span': grid.span } as CSSProperties}
        >
          {over && session.by !== 'pointer' && block.times}
        </div>
      )}
      {verdict !== 'OK' && verdict !== 'HERE' && verdict !== 'TRUCK_UNAVAILABLE' && (
        <span className={styles.reason}>
          <IconBan size={13} aria-hidden />
          {short}
        </span>
      )}
    </div>
  );
}
