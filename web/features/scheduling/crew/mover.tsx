import { useRef, type JSX, type ReactNode } from 'react';
import type { DayMoverView } from '#modules/scheduling/contract/day.view.js';
import { isShortcut } from '../../../shared/shortcuts';
import { announce } from '../../../shared/ui';
import { cutOff } from '../drag/cut-off';
import { useBoard } from '../drag/board-context';
import { useBoardView } from '../drag/use-board-view';
import { useFocusNext } from '../drag/use-focus-next';
import styles from './crew.module.css';
import { focusFirstSeat } from './seat-keys';
import { useDraggableMover } from './use-crew-drag';

export interface MoverProps {
  mover: DayMoverView;
  /** Where they work that day, if for another branch. */
  elsewhere?: string | undefined;
  children: ReactNode;
}

/**
 * A person who can be dragged, or picked up by a click, Enter or Space and dropped on a highlighted
 * place.
 */
export function Mover({ mover, elsewhere, children }: MoverProps): JSX.Element {
  const board = useBoard();
  const element = useRef<HTMLSpanElement>(null);
  const isDragged = useBoardView(({ draggedMover }) => draggedMover?.mover._id === mover._id);
  useDraggableMover(element, mover);
  useFocusNext(element, mover._id, mover);
  const name = mover.isTeamLead ? `${mover.displayName}, team lead` : mover.displayName;
  if (!board.mayPlan) return <>{children}</>;

  const toggle = (): void => {
    const why = cutOff();
    if (!isDragged && why) return announce(why);
    board.show({ draggedCrew: null, draggedMover: isDragged ? null : { mover, by: 'click' } });
    if (!isDragged)
      announce(
        `${name} is picked up. Choose a highlighted seat or list with the arrows or Tab, or press Escape to put them back.`,
      );
  };
  return (
    <span
      ref={element}
      role="button"
      tabIndex={0}
      className={styles.mover}
      aria-label={[`Move ${name}`, elsewhere].filter(Boolean).join(', ')}
      data-dragged={isDragged}
      onClick={toggle}
      onKeyDown={(event) => {
        if (!isShortcut(event, 'liftPerson')) return;
        event.preventDefault();
        event.stopPropagation();
        toggle();
        if (!board.view.draggedMover) return;
        focusFirstSeat(() => board.view.draggedMover?.mover._id === mover._id);
      }}
    >
      {children}
    </span>
  );
}
