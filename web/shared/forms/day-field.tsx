import type { JSX } from 'react';
import { isLocalDate } from '#kernel/local-date.js';
import { todayIn, type Day } from '../format';
import { DayBox, type DayBoxProps } from './day-box';
import type { FieldProps } from './field-props';
import { useField } from './use-field';

export interface DayFieldProps
  extends FieldProps, Pick<DayBoxProps, 'today' | 'toward' | 'warning' | 'clearable'> {
  /** Whose day “today” is, where another branch than the viewed one is chosen. */
  timezone?: string;
  /** Called with each day that the field comes to hold. */
  onDay?: (day: Day) => void;
}

/**
 * A DayBox bound to the form around it; empty is null. A text that is not a day is in the form as
 * it is.
 */
export function DayField(props: DayFieldProps): JSX.Element {
  const {
    timezone,
    today = timezone && todayIn(timezone),
    toward,
    warning,
    clearable,
    onDay,
  } = props;
  const { field, shown } = useField(props);
  return (
    <DayBox
      {...shown}
      {...{ today, toward, warning, clearable }}
      name={field.name}
      ref={field.ref}
      value={(field.value as string | null | undefined) ?? null}
      onChange={(held) => {
        field.onChange(held);
        if (isLocalDate(held)) onDay?.(held);
      }}
    />
  );
}
