import { TextInput, type TextInputProps } from '@mantine/core';
import type { JSX } from 'react';
import { FieldMessage } from '../../shared/forms';

export interface TimeBoxProps extends Omit<TextInputProps, 'onChange' | 'error'> {
  value: string;
  onChange: (text: string) => void;
  fault?: string | undefined;
}

/** A clock time, typed as it is said: 815, 8:15 or 8:15 AM. */
export function TimeBox({ value, onChange, fault, ...input }: TimeBoxProps): JSX.Element {
  return (
    <TextInput
      inputMode="text"
      autoComplete="off"
      placeholder="–:––"
      maxLength={8}
      {...input}
      value={value}
      error={fault && <FieldMessage>{fault}</FieldMessage>}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
