import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { disableNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/disable-native-drag-preview';
import { useContext, useEffect, type RefObject } from 'react';
import type { BoardBlock } from '../model/board-block';
import { OFF_BOARD, type RowId } from '../model/operation-place';
import { CutOffContext, useBoard } from './board-context';
import type { BoardController } from './board-controller';

type Data = Record<string | symbol, unknown>;

/** The data of a dragged block, or of a dragged row of the customer page's operations. */
export interface OperationDrag {
  kind: 'booking' | 'operation';
  operationId: string;
}

export function operationDragOf(data: Data): OperationDrag | null {
  const { kind, operationId } = data;
  const isOurs = kind === 'booking' || kind === 'operation';
  return isOurs && typeof operationId === 'string' ? { kind, operationId } : null;
}

/** Lets the pointer take a block; the board draws the ghost, which stays in the block's columns. */
export function useDraggableBlock(element: RefObject<HTMLElement | null>, block: BoardBlock): void {
  const board = useBoard();
  useContext(CutOffContext);
  const mayLift = board.mayLift(block);
  useEffect(() => {
    const target = element.current;
    if (!target || !mayLift) return undefined;
    const data: OperationDrag = { kind: 'booking', operationId: block.id };
    return draggable({
      element: target,
      getInitialData: () => ({ ...data }),
      onGenerateDragPreview: ({ nativeSetDragImage }) =>
        disableNativeDragPreview({ nativeSetDragImage }),
    });
  }, [element, block, mayLift]);
}

/** Lets blocks be dropped on a row; the row's light shows whether it can take one. */
export function useDropRow(element: RefObject<HTMLElement | null>, row: RowId): void {
  const board = useBoard();
  useEffect(() => {
    const target = element.current;
    if (!target || !board.mayMove) return undefined;
    return dropTargetForElements({
      element: target,
      getData: () => ({ row }),
      getDropEffect: () => 'move',
      canDrop: ({ source }) => operationDragOf(source.data) !== null,
    });
  }, [element, row, board]);
}

/**
 * Lets a booking be dropped off the grid: anywhere on the page except on the grid itself, where a
 * drop next to its rows leaves the block where it was (R-BOARD-11).
 */
export function useDropOff(board: BoardController, grid: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!grid.current || !board.mayMove) return undefined;
    const isBooking = ({ source }: { source: { data: Data } }) =>
      operationDragOf(source.data)?.kind === 'booking';
    const stops = [
      dropTargetForElements({
        element: document.body,
        getData: () => ({ row: OFF_BOARD }),
        getDropEffect: () => 'move',
        canDrop: isBooking,
      }),
      dropTargetForElements({
        element: grid.current,
        getData: () => ({ row: null }),
        canDrop: isBooking,
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [board, grid]);
}
