import { UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import type { JSX } from 'react';
import styles from './number-steps.module.css';
import type { Limits } from './number-limits';

export interface NumberStepsProps extends Limits {
  value: number | null;
  disabled?: boolean;
  onStep: (direction: 1 | -1) => void;
}

/** The stepper of a number field, for the pointer alone: keys have the arrows. */
export function NumberSteps({ value, min, max, disabled, onStep }: NumberStepsProps): JSX.Element {
  const isAt = (limit: number | undefined, isBeyond: (limit: number) => boolean): boolean =>
    limit !== undefined && isBeyond(limit);
  const control = (direction: 1 | -1, isLast: boolean): JSX.Element => (
    <UnstyledButton
      className={styles.step}
      data-direction={direction === 1 ? 'up' : 'down'}
      tabIndex={-1}
      aria-hidden
      disabled={disabled || isLast}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onPointerDown={(event) => {
        event.preventDefault();
        onStep(direction);
      }}
    >
      {direction === 1 ? <IconChevronUp size={10} /> : <IconChevronDown size={10} />}
    </UnstyledButton>
  );
  return (
    <div className={styles.steps} data-number-steps>
      {control(
        1,
        isAt(max, (most) => value !== null && value >= most),
      )}
      {control(
        -1,
        isAt(min, (least) => value !== null && value <= least),
      )}
    </div>
  );
}
