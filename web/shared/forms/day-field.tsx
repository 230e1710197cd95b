import type { JSX } from 'react';
import { isLocalDate } from '#kernel/local-date.js';
import { REQUIRED_MESSAGE } from '#kernel/validation/index.js';
import { todayIn, type Day } from '../format';
import { DayBox, type DayBoxProps } from './day-box';
import { FieldMessage } from './field-message';
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
  // What a rule says of a day that can't be read is no help where there is none.
  const isMissing = props.required && !field.value && shown.error !== undefined;
  return (
    <DayBox
      {...shown}
      error={isMissing ? <FieldMessage>{REQUIRED_MESSAGE}</FieldMessage> : shown.error}
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
