import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useCallback, useEffect, useMemo, type JSX } from 'react';
import type { BookingView } from '../../../../src/modules/scheduling/contract/booking.view';
import { blockOf, type BoardBlock } from '../board/board-block';
import type { TruckLane } from '../board/board-model';
import { DayBoard } from '../board/day-board';
import { OFF_BOARD } from '../cache/place';
import { useCell } from '../desk/cell';
import type { Desk } from '../desk/desk';
import { DeskContext } from '../desk/desk-context';
import { useUndoKeys } from '../desk/use-undo-keys';
import { operationDragOf } from '../hand/drag-data';
import { useDragMonitor } from '../hand/use-drag-monitor';
import { useHands } from '../live/use-hands';
import { useLiveBoard } from '../live/use-live-board';
import { TruckHead } from '../truck/truck-head';
import styles from './customer-board.module.css';
import { WaitingOperation } from './waiting-operation';

export interface SmallBoardProps {
  desk: Desk;
  /** The customer's operations of the day, as the customer's page knows them. */
  bookings: readonly BookingView[];
}

const headOf = ({ truck }: TruckLane): JSX.Element => <TruckHead truck={truck} />;

/** A booking that is dropped beside the board leaves it. */
function useDropOutside(desk: Desk): void {
  useEffect(() => {
    const page = document.getElementById('content');
    if (!page || !desk.mayMove) return undefined;
    return dropTargetForElements({
      element: page,
      getData: () => ({ row: OFF_BOARD }),
      canDrop: ({ source }) => operationDragOf(source.data)?.kind === 'booking',
    });
  }, [desk]);
}

/** Trucks by time without crews, and the operations that still wait for one. */
export function SmallBoard({ desk, bookings }: SmallBoardProps): JSX.Element {
  const model = useCell(desk.model, (now) => now);
  const timezone = model?.view.day.timezone;
  const onTouched = useHands(desk);
  useLiveBoard(desk, onTouched);
  useUndoKeys(desk);
  useDropOutside(desk);

  const own = useMemo(
    () => (timezone ? bookings.map((booking) => blockOf(booking, timezone)) : []),
    [bookings, timezone],
  );
  const blockOfDrag = useCallback(
    (id: string) =>
      desk.model.get()?.blocks.get(id) ?? own.find((block) => block.id === id) ?? null,
    [desk, own],
  );
  const takeOff = useCallback(
    (block: BoardBlock) => {
      if (block.place.truck || block.place.unassigned) void desk.place(block, OFF_BOARD);
    },
    [desk],
  );
  useDragMonitor(desk, blockOfDrag, takeOff);

  const waiting = own
    .map((block, at) => ({ block, name: `Truck ${at + 1}` }))
    .filter(({ block }) => desk.mayMove && !model?.blocks.has(block.id));
  return (
    <DeskContext value={desk}>
      {waiting.length > 0 && (
        <div className={styles.queue}>
          <span>To book:</span>
          {waiting.map(({ block, name }) => (
            <WaitingOperation key={block.id} block={block} name={name} />
          ))}
          <span className={styles.hint}>Drag onto a truck, or click and then click the truck.</span>
        </div>
      )}
      <div className={styles.board}>
        <DayBoard zoom="fit" headOf={headOf} compact />
      </div>
    </DeskContext>
  );
}
