import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, type RefObject } from 'react';
import type { DayMoverView } from '#modules/scheduling/contract/day.view.js';
import { useCutOff } from '../drag/cut-off';
import { announce } from '../../../shared/ui';
import type { BoardController } from '../drag/board-controller';
import { useBoard } from '../drag/board-context';
import { mayPut, type CrewTarget } from '../model/crew-place';
import type { PutMover } from './use-crew-moves';

type Data = Record<string | symbol, unknown>;

const isMover = (data: Data): boolean => data.kind === 'mover';
const targetOf = (data: Data | undefined): CrewTarget | null =>
  (data?.crewTarget as CrewTarget | undefined) ?? null;

/** Lets a person be taken by the pointer. */
export function useDraggableMover(
  element: RefObject<HTMLElement | null>,
  mover: DayMoverView | null,
): void {
  const board = useBoard();
  const isFixed = useCutOff() !== null || !board.mayPlan;
  useEffect(() => {
    const target = element.current;
    if (!target || !mover || isFixed) return undefined;
    return draggable({
      element: target,
      getInitialData: () => ({ kind: 'mover', mover: mover._id }),
      onDragStart: () => board.show({ draggedMover: { mover, by: 'pointer' } }),
    });
  }, [element, mover, isFixed, board]);
}

/** Lets people be dropped on a seat or a zone; if the rules forbid it, the drop says why. */
export function useCrewTarget(element: RefObject<HTMLElement | null>, target: CrewTarget): void {
  const board = useBoard();
  const key = JSON.stringify(target);
  useEffect(() => {
    const place = element.current;
    if (!place || !board.mayPlan) return undefined;
    const crewTarget = JSON.parse(key) as CrewTarget;
    return dropTargetForElements({
      element: place,
      getData: () => ({ crewTarget }),
      getDropEffect: () => 'move',
      canDrop: ({ source }) => isMover(source.data),
      onDragEnter: () => {
        const { draggedMover: dragged } = board.view;
        if (dragged && mayPut(dragged.mover, crewTarget)) place.setAttribute('data-over', 'true');
      },
      onDragLeave: () => place.removeAttribute('data-over'),
      onDrop: () => place.removeAttribute('data-over'),
    });
  }, [element, key, board]);
}

/** Follows drags of people to their end. */
export function useCrewMonitor(board: BoardController, put: PutMover): void {
  useEffect(
    () =>
      monitorForElements({
        canMonitor: ({ source }) => isMover(source.data),
        onDrop: ({ location }) => {
          const { draggedMover: dragged } = board.view;
          const target = targetOf(location.current.dropTargets[0]?.data);
          board.show({ draggedMover: null });
          if (!dragged) return;
          if (target === null) announce(`${dragged.mover.displayName} stays where they were.`);
          else void put(dragged.mover, target);
        },
      }),
    [board, put],
  );
}
