import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { disableNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/disable-native-drag-preview';
import { useEffect, type RefObject } from 'react';
import type { BoardBlock } from '../model/board-block';
import { useCutOff } from './cut-off';
import { useDesk } from './board-context';
import type { OperationDrag } from './drag-data';

/** Lets the pointer take a block; the board draws the ghost, which stays in the block's columns. */
export function useDraggableBlock(element: RefObject<HTMLElement | null>, block: BoardBlock): void {
  const desk = useDesk();
  useCutOff();
  const mayLift = desk.mayLift(block);
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
