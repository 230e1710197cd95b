import { useCallback, type JSX, type ReactNode } from 'react';
import { DayBoard } from '../board/day-board';
import { TruckHead } from '../board/truck-head';
import { UndoButtons } from '../board/undo-buttons';
import { useUndoKeys } from '../board/use-undo';
import { BoardAround } from '../drag/board-around';
import { useDragMonitor } from '../drag/use-drag-monitor';
import type { TruckLane } from '../model/board-model';
import styles from './fixes.module.css';
import type { DayNow } from './use-watched-day';

const headOf = ({ truck }: TruckLane): JSX.Element => <TruckHead truck={truck} />;

export interface DayGlanceProps {
  day: DayNow;
  /** Beside the board, which is around it. */
  children?: ReactNode;
}

/**
 * A day drawn as its board draws it: trucks by time, with the board's marks and its way back.
 */
export function DayGlance({ day, children }: DayGlanceProps): JSX.Element {
  const { board, model, marks } = day;
  useUndoKeys(board);
  useDragMonitor(
    board,
    useCallback((id: string) => board.model?.blocks.get(id) ?? null, [board]),
  );
  return (
    <BoardAround board={board}>
      <div className={styles.glance}>
        <DayBoard
          model={model}
          zoom="fit"
          headOf={headOf}
          corner={<UndoButtons />}
          density="compact"
          marks={marks.ofBlocks}
          small
        />
      </div>
      {children}
    </BoardAround>
  );
}
