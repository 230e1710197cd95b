import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { disableNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/disable-native-drag-preview';
import { useEffect, type RefObject } from 'react';
import { useDesk } from '../desk/desk-context';
import type { OperationDrag } from './drag-data';

/** Lets the pointer take a block; the board draws the ghost, which stays in the block's columns. */
export function useDraggableBlock(
  element: RefObject<HTMLElement | null>,
  operationId: string,
): void {
  const desk = useDesk();
  useEffect(() => {
    const target = element.current;
    if (!target || !desk.mayMove) return undefined;
    const data: OperationDrag = { kind: 'booking', operationId };
    return draggable({
      element: target,
      getInitialData: () => ({ ...data }),
      onGenerateDragPreview: ({ nativeSetDragImage }) =>
        disableNativeDragPreview({ nativeSetDragImage }),
    });
  }, [element, operationId, desk]);
}
