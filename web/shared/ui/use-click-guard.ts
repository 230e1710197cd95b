import { useEffect, useState, type MouseEvent } from 'react';
import type { ModalProps } from '@mantine/core';

/**
 * How long a dialog ignores clicks after it opened, in milliseconds: the second click of a double
 * click was meant for what was there before.
 */
const CLICK_GUARD_MS = 400;

type ClickGuardProps = Pick<ModalProps, 'onMouseDownCapture' | 'onClickCapture' | 'styles'>;

/** Keys press the focused button, and have no double click. */
const isByKey = ({ detail }: MouseEvent): boolean => detail === 0;

const swallow = (event: MouseEvent): void => {
  if (isByKey(event)) return;
  event.preventDefault();
  event.stopPropagation();
};

/** Clicks do nothing, and the focus stays where the dialog put it. */
const GUARD: ClickGuardProps = {
  onMouseDownCapture: swallow,
  onClickCapture: swallow,
  styles: { content: { pointerEvents: 'none' } },
};

/** The props with which a dialog lets the first moment after its opening pass. */
export function useClickGuard(): ClickGuardProps {
  const [isGuarded, setGuarded] = useState(CLICK_GUARD_MS > 0);
  useEffect(() => {
    const timer = setTimeout(() => setGuarded(false), CLICK_GUARD_MS);
    return () => clearTimeout(timer);
  }, []);
  return isGuarded ? GUARD : {};
}
