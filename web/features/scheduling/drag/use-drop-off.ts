import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, type RefObject } from 'react';
import { OFF_BOARD } from '../model/place';
import type { Desk } from './board-controller';
import { operationDragOf } from './drag-data';

/**
 * Lets a booking be dropped off the grid: anywhere on the page but on the grid itself, where a drop
 * beside its rows leaves the block where it was. Source: decisions, States.
 */
export function useDropOff(desk: Desk, grid: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!grid.current || !desk.mayMove) return undefined;
    const isBooking = ({ source }: { source: { data: Record<string | symbol, unknown> } }) =>
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
  }, [desk, grid]);
}
