import type { JSX } from 'react';
import type { BoardBlock } from '../model/board-block';
import type { BoardModel } from '../model/board-model';
import { whyOut } from '../model/row-labels';
import type { WeekCell as Cell } from '../model/week';
import styles from './planner-week.module.css';
import { WeekChip } from './week-chip';

/** What is looked for in the week. */
export interface WeekFound {
  /** Null: nothing is looked for. */
  ids: ReadonlySet<string> | null;
  marked: string | null;
}

export interface WeekChipsProps {
  blocks: readonly BoardBlock[];
  model: BoardModel | null;
  found: WeekFound;
}

/** As many stand one below the other; more go into two columns. */
const ONE_COLUMN = 3;

/** The moves of a cell, one below the other. */
export function WeekChips({ blocks, model, found }: WeekChipsProps): JSX.Element | null {
  if (!model || blocks.length === 0) return null;
  const isShort = blocks.length > ONE_COLUMN;
  return (
    <ul className={styles.chips} data-short={isShort}>
      {blocks.map((block) => (
        <li key={block.id}>
          <WeekChip
            {...{ block, model, isShort }}
            fades={found.ids !== null && !found.ids.has(block.id)}
            isMarked={found.marked === block.id}
          />
        </li>
      ))}
    </ul>
  );
}

/** A truck's day in the week; one on which it can't be used says why. */
export function WeekCell(props: {
  cell: Cell;
  model: BoardModel | null;
  found: WeekFound;
  isToday: boolean;
}): JSX.Element {
  const { cell, model, found, isToday } = props;
  const { truck } = cell;
  const isOut = truck !== null && (truck.unavailable || truck.unavailableFrom !== null);
  return (
    <td
      className={styles.cell}
      data-today={isToday}
      data-out={truck?.unavailable === true}
      data-absent={model !== null && truck === null}
    >
      {isOut && (
        <span className={styles.why}>{whyOut(truck.unavailableNote, truck.unavailableFrom)}</span>
      )}
      <WeekChips blocks={cell.blocks} model={model} found={found} />
    </td>
  );
}
