import { useRef, type MouseEvent, type PointerEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isNextTo, type Beneath } from '../../shared/pages';
import { useLatest } from '../../shared/ui';

/** What does something of its own when it is clicked. */
const CONTROLS = 'a, button, input, select, textarea, label, [role=button], [data-block]';

/** How far a pointer may go between press and release that is still a click. */
const STILL_PX = 5;

const isGround = (target: EventTarget): boolean =>
  target instanceof Element &&
  target.closest('[data-board]') !== null &&
  target.closest(`[data-over-page], ${CONTROLS}`) === null;

export interface CloseOver {
  /** Leads from the page over the board back to it. */
  close: () => void;
  /** A click on the board beneath does the same, beside what can be clicked on it. */
  onPointerDown: (event: PointerEvent) => void;
  onClick: (event: MouseEvent) => void;
}

/** @param beneath the board that a page is open over; null: none is */
export function useCloseOver(beneath: Beneath | null): CloseOver {
  const location = useLocation();
  const navigate = useNavigate();
  const pressed = useRef({ x: 0, y: 0 });
  const close = useLatest(() => {
    if (!beneath) return;
    if (isNextTo(location)) void navigate(-1);
    else void navigate(beneath.pathname + beneath.search);
  });
  return {
    close,
    onPointerDown: ({ clientX: x, clientY: y }) => (pressed.current = { x, y }),
    onClick: ({ target, clientX, clientY, defaultPrevented }) => {
      const { x, y } = pressed.current;
      const isStill = Math.hypot(clientX - x, clientY - y) <= STILL_PX;
      if (beneath && isStill && !defaultPrevented && isGround(target)) close();
    },
  };
}
