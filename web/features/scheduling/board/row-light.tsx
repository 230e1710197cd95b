import { IconBan, IconCheck } from '@tabler/icons-react';
import type { CSSProperties, JSX } from 'react';
import type { RowId } from '../model/operation-place';
import { useBoard, useBoardModel } from '../drag/board-context';
import { useDragSession } from '../drag/use-drag-session';
import { judgeRow, type Judgment } from '../model/verdict';
import styles from './row-light.module.css';

const LIGHTS: Partial<Record<Judgment['verdict'], string>> = { OK: 'ok', HERE: 'here' };

/**
 * While a block is dragged: the row's hours light up or dim, and the truck's head says why it can't take
 * the block, so that what is booked stays in sight. The light always lies over its lane, so that lifting
 * a block lays out no lane again.
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
  const shown = { 'data-verdict': LIGHTS[verdict] ?? 'no', 'data-over': over === true };
  const isFree = verdict === 'OK';
  const words = isFree ? `Drop: ${block.start}–${block.end}` : short;
  const isSaid = words !== '' && verdict !== 'HERE';
  // What comes and goes with the pointer makes the browser sort the whole board into layers: it is only not seen.
  const isSeen = !isFree || over === true;
  const Sign = isFree ? IconCheck : IconBan;
  return (
    <>
      <div className={styles.light} {...shown}>
        {isFree && grid && (
          <div
            className={styles.landing}
            style={{ '--column': grid.column, '--span': grid.span } as CSSProperties}
          >
            {over && session.by !== 'pointer' && block.times}
          </div>
        )}
      </div>
      {isSaid && (
        <span
          className={styles.reason}
          {...shown}
          title={isSeen ? words : undefined}
          aria-hidden={!isSeen}
        >
          <Sign size={13} aria-hidden />
          {words}
        </span>
      )}
    </>
  );
}
