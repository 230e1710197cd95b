import { useEffect, useState, type MouseEvent } from 'react';
import type { ModalProps } from '@mantine/core';
import { CALM_MS } from './calm';

type CalmProps = Pick<ModalProps, 'onMouseDownCapture' | 'onClickCapture' | 'styles'>;

/** Keys press the button that has the focus, and have no click to be the second one of. */
const isByKey = ({ detail }: MouseEvent): boolean => detail === 0;

const swallow = (event: MouseEvent): void => {
  if (isByKey(event)) return;
  event.preventDefault();
  event.stopPropagation();
};

/** Clicks fall on nothing, and the focus stays where the dialog put it. */
const CALM: CalmProps = {
  onMouseDownCapture: swallow,
  onClickCapture: swallow,
  styles: { content: { pointerEvents: 'none' } },
};

/** What a dialog takes to let the first moment after its opening pass. */
export function useCalm(): CalmProps {
  const [isCalm, setCalm] = useState(CALM_MS > 0);
  useEffect(() => {
    const timer = setTimeout(() => setCalm(false), CALM_MS);
    return () => clearTimeout(timer);
  }, []);
  return isCalm ? CALM : {};
}
