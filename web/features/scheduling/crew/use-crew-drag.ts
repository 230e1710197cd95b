import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, type RefObject } from 'react';
import type { DayMoverView } from '../../../../src/modules/scheduling/contract/day.view';
import { useCutOff } from '../drag/cut-off';
import { announce } from '../../../shared/ui';
import type { Desk } from '../drag/board-controller';
import { useDesk } from '../drag/board-context';
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
  const desk = useDesk();
  const isFixed = useCutOff() !== null || !desk.mayPlan;
  useEffect(() => {
    const target = element.current;
    if (!target || !mover || isFixed) return undefined;
    return draggable({
      element: target,
      getInitialData: () => ({ kind: 'mover', mover: mover._id }),
      onDragStart: () => desk.mover.set({ mover, by: 'pointer' }),
    });
  }, [element, mover, isFixed, desk]);
}

/** Lets people be dropped on a seat or a zone; where the rules don't open it, the drop says why. */
export function useCrewTarget(element: RefObject<HTMLElement | null>, target: CrewTarget): void {
  const desk = useDesk();
  const key = JSON.stringify(target);
  useEffect(() => {
    const place = element.current;
    if (!place || !desk.mayPlan) return undefined;
    const crewTarget = JSON.parse(key) as CrewTarget;
    return dropTargetForElements({
      element: place,
      getData: () => ({ crewTarget }),
      getDropEffect: () => 'move',
      canDrop: ({ source }) => isMover(source.data),
      onDragEnter: () => {
        const held = desk.mover.get();
        if (held && mayPut(held.mover, crewTarget)) place.setAttribute('data-over', 'true');
      },
      onDragLeave: () => place.removeAttribute('data-over'),
      onDrop: () => place.removeAttribute('data-over'),
    });
  }, [element, key, desk]);
}

/** Follows people's drags to their end. */
export function useCrewMonitor(desk: Desk, put: PutMover): void {
  useEffect(
    () =>
      monitorForElements({
        canMonitor: ({ source }) => isMover(source.data),
        onDrop: ({ location }) => {
          const held = desk.mover.get();
          const target = targetOf(location.current.dropTargets[0]?.data);
          desk.mover.set(null);
          if (!held) return;
          if (target === null) announce(`${held.mover.displayName} stays where they were.`);
          else void put(held.mover, target);
        },
      }),
    [desk, put],
  );
}
