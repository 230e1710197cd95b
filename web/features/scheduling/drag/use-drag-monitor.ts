import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect } from 'react';
import type { BoardBlock } from '../model/board-block';
import { OFF_BOARD, type RowId } from '../model/operation-place';
import type { BoardController } from './board-controller';
import { cancelDrag, dropOnRow } from './drop-on-row';
import { operationDragOf } from './operation-drag';

/** Finds the block of a drag; null when it is not on this board. */
export type BlockOfDrag = (operationId: string) => BoardBlock | null;

interface DropTarget {
  data: Record<string | symbol, unknown>;
}

const rowUnder = ({ dropTargets }: { dropTargets: DropTarget[] }): RowId | null => {
  const row = dropTargets[0]?.data.row;
  return typeof row === 'string' ? row : null;
};

const isRow = (board: BoardController, row: unknown): row is string =>
  row === OFF_BOARD || (board.model?.rows ?? []).some((known) => known === row);

/**
 * Drops what the pointer dragged. A drop on no row of the board, or on something that accepts no
 * operation, leaves it where it was and is logged to the console (R-BOARD-19).
 * @param targets what is under the pointer, the innermost first; nothing when the drag was canceled
 */
export function dropByPointer(
  board: BoardController,
  operationId: string,
  targets: readonly DropTarget[],
): void {
  const data = targets[0]?.data;
  if (data && isRow(board, data.row)) {
    dropOnRow(board, data.row);
    return;
  }
  if (data && 'row' in data) console.error(`Error relisting operation: ${operationId}`);
  else if (data) console.warn(`Unknown drag combination: operation to ${Object.keys(data).join()}`);
  cancelDrag(board);
}

/** Follows the pointer's drags over a board from their start to the drop. */
export function useDragMonitor(board: BoardController, blockOfDrag: BlockOfDrag): void {
  useEffect(
    () =>
      monitorForElements({
        canMonitor: ({ source }) => {
          const drag = operationDragOf(source.data);
          return drag !== null && board.mayMove && blockOfDrag(drag.operationId) !== null;
        },
        onDragStart: ({ source }) => {
          const drag = operationDragOf(source.data);
          const block = drag && blockOfDrag(drag.operationId);
          if (block) board.lift(block, 'pointer');
        },
        onDropTargetChange: ({ location }) => board.drag.hover(rowUnder(location.current)),
        onDrop: ({ source, location }) => {
          const drag = operationDragOf(source.data);
          if (drag) dropByPointer(board, drag.operationId, location.current.dropTargets);
        },
      }),
    [board, blockOfDrag],
  );
}
