import { IconBan } from '@tabler/icons-react';
import type { CSSProperties, JSX } from 'react';
import type { RowId } from '../model/place';
import { useDesk } from '../drag/board-context';
import { useHand } from '../drag/use-drag-session';
import { judgeRow, type Judgment } from '../model/verdict';
import styles from './board.module.css';

const LIGHTS: Partial<Record<Judgment['verdict'], string>> = { OK: 'ok', HERE: 'here' };

/**
 * While a block is in the hand: the row lights up, or dims and says why it can't hold the block.
 * It always lies over its lane, so that lifting a block lays out no lane anew.
 */
export function RowLight({ row }: { row: RowId }): JSX.Element {
  const desk = useDesk();
  const block = useHand((hand) => hand?.block ?? null);
  const isOver = useHand((hand) => hand?.over === row);
  const [hand, model] = [desk.hand.current(), desk.model.get()];
  if (!block || !hand || !model) return <div className={styles.light} />;
  const { verdict, short } = judgeRow(row, hand, model, Date.now());
  const { grid } = block;
  return (
    <div className={styles.light} data-verdict={LIGHTS[verdict] ?? 'no'} data-over={isOver}>
      {verdict === 'OK' && grid && (
        <div
          className={styles.landing}
          style={{ '--column': grid.column, '--span': grid.span } as CSSProperties}
        >
          {isOver && hand.by !== 'pointer' && block.times}
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
