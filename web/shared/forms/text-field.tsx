import { Textarea, TextInput, type TextInputProps } from '@mantine/core';
import type { JSX } from 'react';
import type { FieldProps } from './field-props';
import { useField } from './use-field';

export interface TextFieldProps extends FieldProps {
  type?: 'text' | 'email' | 'tel' | 'url';
  maxLength?: number;
  autoComplete?: string;
  rightSection?: TextInputProps['rightSection'];
}

/** One line of text; empty is `''`. */
export function TextField(props: TextFieldProps): JSX.Element {
  const { field, shown } = useField(props);
  const { type, maxLength, autoComplete = 'off', rightSection } = props;
  return (
    <TextInput
      {...shown}
      name={field.name}
      ref={field.ref}
      value={(field.value as string | null | undefined) ?? ''}
      onChange={(event) => field.onChange(event.currentTarget.value)}
      type={type}
      maxLength={maxLength}
      autoComplete={autoComplete}
      rightSection={rightSection}
    />
  );
}

export interface TextAreaFieldProps extends FieldProps {
  minRows?: number;
  maxRows?: number;
  maxLength?: number;
}

/** Several lines of text; grows with them. */
export function TextAreaField(props: TextAreaFieldProps): JSX.Element {
  const { field, shown } = useField(props);
  return (
    <Textarea
      {...shown}
      name={field.name}
      ref={field.ref}
      value={(field.value as string | null | undefined) ?? ''}
      onChange={(event) => field.onChange(event.currentTarget.value)}
      autosize
      minRows={props.minRows ?? 2}
      maxRows={props.maxRows ?? 10}
      maxLength={props.maxLength}
    />
  );
}
