import { IconBan } from '@tabler/icons-react';
import type { CSSProperties, JSX } from 'react';
import type { RowId } from '../cache/place';
import { useDesk } from '../desk/desk-context';
import { useHand } from '../hand/use-hand';
import { shortReason, verdictOn } from '../hand/verdict';
import styles from './board.module.css';

/** While a block is in the hand: the row lights up, or dims and says why it can't hold the block. */
export function RowLight({ row }: { row: RowId }): JSX.Element | null {
  const desk = useDesk();
  const held = useHand((hand) => hand?.block ?? null);
  const isOver = useHand((hand) => hand?.over === row);
  const hand = desk.hand.current();
  const model = desk.model.get();
  if (!held || !hand || !model) return null;
  const verdict = verdictOn(row, hand, model, Date.now());
  if (verdict === 'HERE')
    return <div className={styles.light} data-verdict="here" data-row={row} />;
  const fits = verdict === 'OK';
  const span = held.grid;
  return (
    <div className={styles.light} data-verdict={fits ? 'ok' : 'no'} data-over={isOver}>
      {fits && span && (
        <div
          className={styles.landing}
          style={{ '--column': span.column, '--span': span.span } as CSSProperties}
        >
          {isOver && hand.by !== 'pointer' && held.times}
        </div>
      )}
      {!fits && verdict !== 'TRUCK_UNAVAILABLE' && (
        <span className={styles.reason}>
          <IconBan size={13} aria-hidden />
          {shortReason(verdict)}
        </span>
      )}
    </div>
  );
}
