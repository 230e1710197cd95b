import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, type RefObject } from 'react';
import { isShortcut, useShortcutArea } from '../../../shared/shortcuts';
import { announce } from '../../../shared/ui';
import type { BoardController } from '../drag/board-controller';
import { useBoard } from '../drag/board-context';
import { useCutOff } from '../drag/cut-off';
import type { SwapCrews } from './use-crews-swap';

type Data = Record<string | symbol, unknown>;

const isCrew = (data: Data): boolean => data.kind === 'crew';

/**
 * Makes a truck's crew draggable by its handle, and lets the whole header of the truck receive
 * another crew.
 */
export function useCrewHandle(element: RefObject<HTMLElement | null>, truckId: string): void {
  const board = useBoard();
  const isFixed = useCutOff() !== null || !board.mayPlan;
  useEffect(() => {
    const handle = element.current;
    if (!handle || isFixed) return undefined;
    return draggable({
      element: handle,
      getInitialData: () => ({ kind: 'crew', truck: truckId }),
      onDragStart: () => board.show({ draggedCrew: { truck: truckId, by: 'pointer' } }),
    });
  }, [element, truckId, isFixed, board]);
  useEffect(() => {
    const head = element.current?.closest<HTMLElement>('[data-truck]');
    if (!head || !board.mayPlan) return undefined;
    const light = (isOver: boolean): void => {
      head.toggleAttribute('data-crew-over', isOver);
    };
    return dropTargetForElements({
      element: head,
      getData: () => ({ crewOf: truckId }),
      getDropEffect: () => 'move',
      canDrop: ({ source }) => isCrew(source.data) && source.data.truck !== truckId,
      onDragEnter: () => light(true),
      onDragLeave: () => light(false),
      onDrop: () => light(false),
    });
  }, [element, truckId, board]);
}

/** Follows drags of crews to their end; Escape puts back a crew that was picked up by a click. */
export function useCrewHandleMonitor(board: BoardController, swap: SwapCrews): void {
  useShortcutArea('crew', board.mayPlan);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (isShortcut(event, 'putPersonBack')) board.show({ draggedCrew: null });
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [board]);
  useEffect(
    () =>
      monitorForElements({
        canMonitor: ({ source }) => isCrew(source.data),
        onDrop: ({ source, location }) => {
          const target = location.current.dropTargets.find(({ data }) => 'crewOf' in data);
          board.show({ draggedCrew: null });
          if (!target) announce('The crew stays where it was.');
          else void swap(String(source.data.truck), String(target.data.crewOf));
        },
      }),
    [board, swap],
  );
}
