import { NumberInput, type NumberInputProps } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { useRef, useState, type JSX, type Ref } from 'react';
import { clamp, clampedLabel, overLimit, type Limits } from './number-limits';
import { FieldMessage } from './field-message';
import styles from './field-message.module.css';

export interface NumberBoxProps
  extends
    Limits,
    Pick<
      NumberInputProps,
      | 'label'
      | 'aria-label'
      | 'description'
      | 'placeholder'
      | 'withAsterisk'
      | 'disabled'
      | 'error'
      | 'size'
      | 'name'
      | 'w'
      | 'readOnly'
    > {
  value: number | null;
  /** Null when it is empty. Called with every keystroke that makes a number. */
  onChange: (value: number | null) => void;
  onBlur?: () => void;
  step?: number;
  /** Decimal places; 2 by default, 0 for whole numbers. */
  decimals?: number;
  /** Shown after the figure, such as `h` or `mi`. */
  unit?: string;
  /** Shown before it, such as `$`. */
  prefix?: string;
  hideControls?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A number, right-aligned with its unit. What a person types or steps to is clamped to the limits,
 * which is said below it; a value that another change pushes over them is kept and marked.
 */
export function NumberBox(props: NumberBoxProps): JSX.Element {
  const { value, onChange, onBlur, min, max, step = 1, decimals = 2, unit, ref, ...rest } = props;
  const [typed, setTyped] = useState<number | string | null>(null);
  const [clamped, setClamped] = useState<{ typed: number; value: number } | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const refs = useMergedRef(ref, input);

  const take = (next: number | string): void => {
    // The field reports its focus only a moment after it has it: someone who types at once would be
    // missed.
    if (input.current === document.activeElement) setTyped(next);
    if (next === '') onChange(null);
    else if (Number.isFinite(Number(next))) onChange(Number(next));
  };
  const leave = (): void => {
    if (typed !== null) {
      const number = typed === '' || !Number.isFinite(Number(typed)) ? null : Number(typed);
      setTyped(null);
      const next = number === null ? null : clamp(number, { min, max });
      setClamped(
        number === null || next === null || next === number ? null : { typed: number, value: next },
      );
      if (next !== value) onChange(next);
    }
    onBlur?.();
  };
  const isClamped = clamped !== null && clamped.value === value;
  const words = isClamped
    ? clampedLabel(clamped.typed, clamped.value, unit)
    : overLimit(value, { min, max }, unit);
  const notice = typed === null ? words : null;

  return (
    <NumberInput
      {...rest}
      ref={refs}
      classNames={{ wrapper: styles.number }}
      data-steps={rest.hideControls ? undefined : true}
      value={typed ?? value ?? ''}
      onChange={take}
      onBlur={leave}
      min={min}
      max={max}
      step={step}
      decimalScale={decimals}
      allowDecimal={decimals > 0}
      allowNegative={min === undefined || min < 0}
      clampBehavior="none"
      suffix={unit ? ` ${unit}` : undefined}
      description={
        notice ? (
          <span className={styles.warning} role="status">
            <FieldMessage>{notice}</FieldMessage>
          </span>
        ) : (
          rest.description
        )
      }
    />
  );
}
