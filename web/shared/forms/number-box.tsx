import { InputBase, type NumberInputProps } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { useRef, useState, type JSX, type KeyboardEvent, type Ref } from 'react';
import { readNumber } from '#kernel/typed-number.js';
import { beyondLabel, clamp, clampedLabel, overLimit } from './number-limits';
import { FieldMessage } from './field-message';
import styles from './field-message.module.css';
import { numberFaultLabel, readingOf, showNumber, type NumberLook } from './number-labels';
import { NumberSteps } from './number-steps';
import { asTyped, stepped } from './number-typing';
import { useValueFromElsewhere } from './use-value-from-elsewhere';
import type { UnreadNumber } from './unread-number';

export interface NumberBoxProps
  extends
    NumberLook,
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
  /**
   * Called with every key: null when it is empty or, with the text, when it is not a number within
   * the limits.
   */
  onChange: (value: number | null, unread: UnreadNumber | null) => void;
  /** Whether a typed number beyond a limit is brought back to it, which is said below. */
  clamps?: boolean;
  /** The text that is not a number, where the parent keeps it. */
  unread?: string | null;
  onBlur?: () => void;
  step?: number;
  hideControls?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A number, right-aligned with its unit, typed in any form that `readNumber` knows. Steps
 * end at the limits; a value that another change pushes over them is kept and marked. What is not a
 * number, or beyond a limit, stays as it was typed, with a sentence below it.
 */
export function NumberBox(props: NumberBoxProps): JSX.Element {
  const { value, onChange, unread, clamps, onBlur, step = 1, hideControls, ref, ...others } = props;
  const { min, max, decimals, unit, prefix, isHourly, error, size = 'xs', ...rest } = others;
  const look: NumberLook = { min, max, decimals, unit, prefix, isHourly };
  const reading = readingOf(look);
  const [typed, setTyped] = useState<string | null>(null);
  const [wasStepped, setStepped] = useState(false);
  const [left, setLeft] = useState<string | null>(null);
  const [wasConfirmed, setConfirmed] = useState(false);
  const [clamped, setClamped] = useState<{ typed: number; value: number } | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const refs = useMergedRef(ref, input);

  const kept = value === null ? (unread === undefined ? left : unread) : null;
  const text = typed ?? kept;
  const shown = text ?? showNumber(value, look);
  const faultOf = (written: string): string | null => {
    const answer = readNumber(written, reading);
    if ('number' in answer) return clamps ? null : beyondLabel(answer.number, look);
    return written.trim() === '' ? null : numberFaultLabel(answer.fault, written, reading);
  };
  const numberOf = (written: string): number | null => {
    const answer = readNumber(written, reading);
    return 'number' in answer ? answer.number : null;
  };
  const fault = text === null ? null : faultOf(text);

  // The field reports its focus only a moment after it has it: someone who types at once would be
  // missed.
  const isEntered = (): boolean => input.current === document.activeElement;
  const given = useValueFromElsewhere(value, () => setTyped(null));
  const report = (next: number | null, about: UnreadNumber | null): void => {
    given.expect(next);
    onChange(next, about);
  };
  const take = (written: string): void => {
    const message = faultOf(written);
    const number = numberOf(written);
    setStepped(false);
    if (isEntered()) setTyped(written);
    else setLeft(message && written);
    if (message) report(null, { text: written, message });
    else report(number === null ? null : clamp(number, look), null);
  };
  const leave = (): void => {
    setConfirmed(false);
    if (typed !== null) {
      const number = numberOf(typed);
      const next = number === null ? null : clamp(number, look);
      setTyped(null);
      setLeft(fault && typed);
      setClamped(
        number === null || next === null || next === number ? null : { typed: number, value: next },
      );
      if (!fault && next !== value) report(next, null);
      given.forget();
    }
    onBlur?.();
  };
  const go = (direction: 1 | -1): void => {
    const from = text === null ? value : numberOf(text);
    // From what is no number there is no next one, and the text would be gone.
    if (from === null && text !== null && text.trim() !== '') {
      setConfirmed(true);
      return;
    }
    const next = stepped(from, direction * step, look);
    setStepped(true);
    if (isEntered()) setTyped(showNumber(next, look));
    report(next, null);
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') setConfirmed(true);
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key] as 1 | -1 | undefined;
    if (direction === undefined || rest.readOnly) return;
    event.preventDefault();
    go(direction);
  };

  const isClamped = clamped !== null && clamped.value === value;
  const words = isClamped
    ? clampedLabel(clamped.typed, clamped.value, unit)
    : overLimit(value, look, unit);
  const notice = typed === null && !kept ? words : null;
  // Half a number is not a fault while it is being typed.
  const isSaid = typed === null || wasConfirmed || Boolean(error);
  const hasSteps = !hideControls && !rest.readOnly;

  return (
    <InputBase
      {...rest}
      component="input"
      __staticSelector="NumberInput"
      ref={refs}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      size={size}
      classNames={{ wrapper: styles.number }}
      data-steps={hideControls ? undefined : true}
      value={shown}
      onChange={({ currentTarget: { value: written } }) =>
        take(text === null || wasStepped ? asTyped(shown, written, look) : written)
      }
      onKeyDown={key}
      onBlur={leave}
      error={fault ? isSaid && <FieldMessage>{fault}</FieldMessage> : error}
      rightSectionWidth="17px"
      rightSection={
        hasSteps && (
          <NumberSteps
            {...{ value, min, max }}
            disabled={rest.disabled}
            onStep={(direction) => {
              input.current?.focus();
              go(direction);
            }}
          />
        )
      }
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
