import type { JSX } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FieldProps } from './field-props';
import { NumberBox, type NumberBoxProps } from './number-box';
import { isTold, asFault, isUnread, unreadText } from './unread-number';
import { useField } from './use-field';

export interface NumberFieldProps
  extends
    FieldProps,
    Pick<
      NumberBoxProps,
      | 'min'
      | 'max'
      | 'clamps'
      | 'step'
      | 'decimals'
      | 'unit'
      | 'prefix'
      | 'isHourly'
      | 'hideControls'
      | 'readOnly'
    > {
  /** Called with what the person typed, after the form took it. */
  onTyped?: (value: number | null) => void;
}

/** A NumberBox bound to the form around it; empty is null. What is not a number, or beyond a limit, blocks the save. */
export function NumberField(props: NumberFieldProps): JSX.Element {
  const { min, max, step, decimals, unit, prefix, isHourly, hideControls, readOnly, onTyped } =
    props;
  const { clamps } = props;
  const { field, shown, fault } = useField(props);
  const { setError, clearErrors } = useFormContext();
  const value = (field.value as number | null | undefined) ?? null;
  const error = isUnread(fault) && !isTold(fault, value) ? undefined : shown.error;
  return (
    <NumberBox
      {...shown}
      {...{ min, max, clamps, step, decimals, unit, prefix, isHourly, hideControls, readOnly }}
      name={field.name}
      ref={field.ref}
      error={error}
      value={value}
      unread={unreadText(fault, value) ?? null}
      onChange={(next, unread) => {
        // The form checks the value as soon as it has it: the text has to be there before.
        if (unread) setError(field.name, asFault(unread));
        else if (isUnread(fault)) clearErrors(field.name);
        field.onChange(next);
        onTyped?.(next);
      }}
    />
  );
}
