import { TextInput } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { useLayoutEffect, useReducer, useRef, useState, type JSX } from 'react';
import {
  phoneAsTyped,
  phoneCaret,
  phoneErased,
  phoneFault,
  phoneTyped,
  phoneWritten,
  showPhone,
} from '../format';
import { FieldMessage } from './field-message';
import styles from './field-message.module.css';
import type { FieldProps } from './field-props';
import { useField } from './use-field';

export interface PhoneFieldProps extends FieldProps {
  maxLength?: number;
}

/**
 * A phone number: takes its usual form while it is typed, and says once it is left what is wrong
 * with it. Nothing keeps a number of another country, or one with an extension, from being saved.
 */
export function PhoneField(props: PhoneFieldProps): JSX.Element {
  const { field, shown } = useField(props);
  const input = useRef<HTMLInputElement>(null);
  const refs = useMergedRef<HTMLInputElement>(field.ref, input);
  const [isLeft, setLeft] = useState(true);
  const caret = useRef<number | null>(null);
  const written = useRef('');
  // A sign that comes back changes no value, yet the caret has to be put where it was.
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  const value = (field.value as string | null | undefined) ?? '';
  // Once it is left it is written as on every page and in every list.
  const elsewhere = showPhone(value);
  const text = isLeft && elsewhere !== value ? elsewhere : phoneAsTyped(value);

  // Signs that were put in or taken away must not carry the caret off.
  useLayoutEffect(() => {
    if (caret.current === null) return;
    const at = phoneCaret(text, caret.current);
    input.current?.setSelectionRange(at, at);
    caret.current = null;
  });

  // What keeps it from being saved is said instead.
  const fault = isLeft && !shown.error ? phoneFault(value) : null;
  return (
    <TextInput
      {...shown}
      type="tel"
      autoComplete="off"
      maxLength={props.maxLength}
      name={field.name}
      ref={refs}
      value={text}
      onChange={({ currentTarget: { value: left, selectionStart }, nativeEvent }) => {
        const isBackspace =
          nativeEvent instanceof InputEvent && nativeEvent.inputType === 'deleteContentBackward';
        const at = selectionStart ?? left.length;
        const { typed, caret: end } = isBackspace
          ? phoneErased(text, left, at)
          : { typed: left, caret: at };
        const before = typed.slice(0, end);
        caret.current = before === typed ? null : before.replace(/\D/g, '').length;
        written.current = phoneWritten(typed, text, written.current);
        field.onChange(phoneTyped(written.current));
        setLeft(false);
        redraw();
      }}
      onBlur={() => {
        setLeft(true);
        shown.onBlur();
      }}
      description={
        fault ? (
          <span className={styles.warning} role="status">
            <FieldMessage>{fault}</FieldMessage>
          </span>
        ) : (
          shown.description
        )
      }
    />
  );
}
