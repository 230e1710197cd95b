import { TextInput, type TextInputProps } from '@mantine/core';
import type { JSX } from 'react';
import { FieldMessage } from '../../../shared/forms';

export interface ReasonFieldProps extends Pick<TextInputProps, 'mt'> {
  reason: string;
  onReason: (reason: string) => void;
  'data-autofocus'?: boolean;
}

/** Why a truck is out; there has to be a reason. What stands there is replaced by typing. */
export function ReasonField({ reason, onReason, ...rest }: ReasonFieldProps): JSX.Element {
  return (
    <TextInput
      label="Reason"
      value={reason}
      error={reason.trim() === '' && <FieldMessage>A reason is required</FieldMessage>}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => onReason(event.currentTarget.value)}
      {...rest}
    />
  );
}
