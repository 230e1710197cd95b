import { useEffect, useState, type MouseEvent } from 'react';
import type { ModalProps } from '@mantine/core';

/**
 * How long a dialog takes no clicks after it opened, in milliseconds: the second click of a double click was
 * meant for what lay there before.
 */
const CLICK_GUARD_MS = 400;

type ClickGuardProps = Pick<ModalProps, 'onMouseDownCapture' | 'onClickCapture' | 'styles'>;

/** Keys press the button that has the focus, and have no click to be the second one of. */
const isByKey = ({ detail }: MouseEvent): boolean => detail === 0;

const swallow = (event: MouseEvent): void => {
  if (isByKey(event)) return;
  event.preventDefault();
  event.stopPropagation();
};

/** Clicks fall on nothing, and the focus stays where the dialog put it. */
const GUARD: ClickGuardProps = {
  onMouseDownCapture: swallow,
  onClickCapture: swallow,
  styles: { content: { pointerEvents: 'none' } },
};

/** What a dialog takes to let the first moment after its opening pass. */
export function useClickGuard(): ClickGuardProps {
  const [isGuarded, setGuarded] = useState(CLICK_GUARD_MS > 0);
  useEffect(() => {
    const timer = setTimeout(() => setGuarded(false), CLICK_GUARD_MS);
    return () => clearTimeout(timer);
  }, []);
  return isGuarded ? GUARD : {};
}
