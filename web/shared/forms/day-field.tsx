import type { JSX } from 'react';
import type { Day } from '../format';
import { DayBox, type DayBoxProps } from './day-box';
import type { FieldProps } from './field-props';
import { useField } from './use-field';

export interface DayFieldProps extends FieldProps, Pick<DayBoxProps, 'min' | 'max' | 'clearable'> {
  onPicked?: (day: Day | null) => void;
}

/** A DayBox bound to the form around it; empty is null. */
export function DayField(props: DayFieldProps): JSX.Element {
  const { field, shown } = useField(props);
  return (
    <DayBox
      {...shown}
      name={field.name}
      ref={field.ref}
      value={(field.value as Day | null | undefined) ?? null}
      onChange={(day) => {
        field.onChange(day);
        props.onPicked?.(day);
      }}
      min={props.min}
      max={props.max}
      clearable={props.clearable}
    />
  );
}
