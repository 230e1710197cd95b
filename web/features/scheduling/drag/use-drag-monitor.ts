import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect } from 'react';
import type { BoardBlock } from '../model/board-block';
import type { RowId } from '../model/place';
import type { Desk } from './board-controller';
import { operationDragOf } from './drag-data';
import { dropByPointer } from './drop-by-pointer';

/** Finds the block that a drag stands for; null when it is not of this board. */
export type BlockOfDrag = (operationId: string) => BoardBlock | null;

interface DropTargets {
  dropTargets: { data: Record<string | symbol, unknown> }[];
}

const rowUnder = ({ dropTargets }: DropTargets): RowId | null => {
  const row = dropTargets[0]?.data.row;
  return typeof row === 'string' ? row : null;
};

/** Follows the pointer's drags over a board: takes the block into the hand and puts it down. */
export function useDragMonitor(desk: Desk, blockOfDrag: BlockOfDrag): void {
  useEffect(
    () =>
      monitorForElements({
        canMonitor: ({ source }) => {
          const drag = operationDragOf(source.data);
          return drag !== null && desk.mayMove && blockOfDrag(drag.operationId) !== null;
        },
        onDragStart: ({ source }) => {
          const drag = operationDragOf(source.data);
          const block = drag && blockOfDrag(drag.operationId);
          if (block) desk.lift(block, 'pointer');
        },
        onDropTargetChange: ({ location }) => desk.hand.hover(rowUnder(location.current)),
        onDrop: ({ source, location }) => {
          const drag = operationDragOf(source.data);
          if (drag) dropByPointer(desk, drag.operationId, location.current.dropTargets);
        },
      }),
    [desk, blockOfDrag],
  );
}
