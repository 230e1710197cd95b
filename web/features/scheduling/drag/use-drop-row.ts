import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, type RefObject } from 'react';
import type { RowId } from '../model/place';
import { useDesk } from './board-context';
import { operationDragOf } from './drag-data';

/** Lets blocks be dropped on a row; whether the row can hold one is judged and shown by its light. */
export function useDropRow(element: RefObject<HTMLElement | null>, row: RowId): void {
  const desk = useDesk();
  useEffect(() => {
    const target = element.current;
    if (!target || !desk.mayMove) return undefined;
    return dropTargetForElements({
      element: target,
      getData: () => ({ row }),
      getDropEffect: () => 'move',
      canDrop: ({ source }) => operationDragOf(source.data) !== null,
    });
  }, [element, row, desk]);
}
