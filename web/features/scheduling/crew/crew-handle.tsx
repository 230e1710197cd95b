import { IconGripVertical } from '@tabler/icons-react';
import { useRef, type JSX } from 'react';
import { announce } from '../../../shared/ui';
import { useBoard } from '../drag/board-context';
import { useBoardView } from '../drag/use-board-view';
import { cutOff } from '../drag/cut-off';
import { useSwapCrews } from './crew-context';
import styles from './crew.module.css';
import { useCrewHandle } from './use-crew-handle';

export interface CrewHandleProps {
  truckId: string;
  truckName: string;
}

/**
 * Takes a truck's whole crew: drag it onto another truck, or pick it up by a click or key and drop
 * it there, and the two crews change places.
 */
export function CrewHandle({ truckId, truckName }: CrewHandleProps): JSX.Element | null {
  const board = useBoard();
  const swap = useSwapCrews();
  const element = useRef<HTMLButtonElement>(null);
  const dragged = useBoardView(({ draggedCrew }) => draggedCrew);
  useCrewHandle(element, truckId);
  if (!board.mayPlan) return null;
  const isLifted = dragged?.truck === truckId;
  const isTarget = dragged !== null && !isLifted && dragged.by === 'click';

  const act = (): void => {
    if (isTarget) {
      board.show({ draggedCrew: null });
      void swap(dragged.truck, truckId);
      return;
    }
    const why = cutOff();
    if (!isLifted && why) return announce(why);
    board.show({
      draggedMover: null,
      draggedCrew: isLifted ? null : { truck: truckId, by: 'click' },
    });
    if (!isLifted) {
      announce(
        `The crew of ${truckName} is picked up. Choose another truck, or press Escape to put it back.`,
      );
    }
  };
  return (
    <button
      ref={element}
      type="button"
      className={styles.handle}
      aria-label={isTarget ? `Swap crews with ${truckName}` : `Move the crew of ${truckName}`}
      aria-pressed={isLifted}
      title={isTarget ? undefined : 'Drag to another truck to swap crews'}
      data-target={isTarget}
      onClick={act}
    >
      <IconGripVertical size={13} aria-hidden />
    </button>
  );
}
