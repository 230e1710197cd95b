import type { KeyboardEvent, MouseEvent } from 'react';
import { useCell } from '../desk/cell';
import { useDesk } from '../desk/desk-context';
import { usePutMover } from './crew-context';
import { mayPut, type CrewTarget } from './held-mover';

export interface CrewSpot {
  /** `open` or `closed` to the person in the hand; undefined while it is empty. */
  'data-light': 'open' | 'closed' | undefined;
  /** Reached by Tab while it is open. */
  tabIndex: 0 | undefined;
  onClickCapture: (event: MouseEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** A seat or a zone while somebody is in the hand: it lights up, and a click or Enter puts them down. */
export function useCrewSpot(target: CrewTarget): CrewSpot {
  const desk = useDesk();
  const put = usePutMover();
  const held = useCell(desk.mover, (mover) => mover);
  const isOpen = held !== null && mayPut(held.mover, target);
  const drop = (event: { stopPropagation: () => void; preventDefault: () => void }): void => {
    if (held?.by !== 'click') return;
    event.stopPropagation();
    event.preventDefault();
    desk.mover.set(null);
    void put(held.mover, target);
  };
  return {
    'data-light': held ? (isOpen ? 'open' : 'closed') : undefined,
    tabIndex: isOpen && held.by === 'click' ? 0 : undefined,
    onClickCapture: drop,
    onKeyDown: (event) => {
      if (event.key === 'Enter' || event.key === ' ') drop(event);
    },
  };
}
