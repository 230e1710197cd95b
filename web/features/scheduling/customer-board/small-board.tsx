import { useCallback, useMemo, type JSX } from 'react';
import type { BookingView } from '#modules/scheduling/contract/booking.view.js';
import { blockOf } from '../model/board-block';
import type { BoardModel, TruckLane } from '../model/board-model';
import { DayBoard } from '../board/day-board';
import type { BoardController } from '../drag/board-controller';
import { BoardAround } from '../drag/board-around';
import { UndoButtons } from '../board/undo-buttons';
import { useUndoKeys } from '../board/use-undo';
import { OffBoardZone } from '../drag/off-board-zone';
import { useDragMonitor } from '../drag/use-drag-monitor';
import { useChangedBy } from '../board/use-changed-by';
import { useMinute } from '../board/use-minute';
import { marksOfBoard } from '../model/board-marks';
import { useLiveBoard } from '../board/use-live-board';
import { TruckHead } from '../board/truck-head';
import styles from './customer-board.module.css';
import { WaitingOperation } from './waiting-operation';

export interface SmallBoardProps {
  board: BoardController;
  model: BoardModel;
  /** The customer's operations of the day, as the customer's page knows them. */
  bookings: readonly BookingView[];
}

const headOf = ({ truck }: TruckLane): JSX.Element => <TruckHead truck={truck} />;

/** What became difficult since a stop was saved is shown on the whole board. */
const byStopsAlone = (): boolean => false;

/** Trucks by time without crews, and the operations that are waiting for one. */
export function SmallBoard({ board, model, bookings }: SmallBoardProps): JSX.Element {
  const { timezone } = model.view.day;
  const onTouched = useChangedBy(board);
  useLiveBoard(board, onTouched);
  useUndoKeys(board);

  const now = useMinute();
  const marks = useMemo(() => marksOfBoard(model, byStopsAlone, now), [model, now]);

  const own = useMemo(
    () => bookings.map((booking) => blockOf(booking, timezone)),
    [bookings, timezone],
  );
  const blockOfDrag = useCallback(
    (id: string) => board.model?.blocks.get(id) ?? own.find((block) => block.id === id) ?? null,
    [board, own],
  );
  useDragMonitor(board, blockOfDrag);

  const waiting = own
    .map((block, at) => ({ block, name: `Truck ${at + 1}` }))
    .filter(({ block }) => board.mayMove && !model.blocks.has(block.id));
  return (
    <BoardAround board={board}>
      {board.mayMove && (
        <div className={styles.queue}>
          {waiting.length > 0 && <span>To book:</span>}
          {waiting.map(({ block, name }) => (
            <WaitingOperation key={block.id} block={block} name={name} />
          ))}
          <span className={styles.hint}>
            {waiting.length > 0
              ? 'Drag onto a truck, or click and then click the truck.'
              : 'Every truck of this day has its place on the board.'}
          </span>
          <OffBoardZone />
        </div>
      )}
      <div className={styles.board}>
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
    </BoardAround>
  );
}
