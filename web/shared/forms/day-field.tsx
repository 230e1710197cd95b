import { DateInput } from '@mantine/dates';
import '@mantine/dates/styles.css';
import { IconCalendar } from '@tabler/icons-react';
import type { JSX, ReactNode, Ref } from 'react';
import type { Day } from '../format';
import styles from './day-field.module.css';
import type { FieldProps } from './field-props';
import { useField } from './use-field';

export interface DayBoxProps {
  label: ReactNode;
  value: Day | null;
  onChange: (day: Day | null) => void;
  onBlur?: () => void;
  'aria-label'?: string;
  description?: ReactNode;
  placeholder?: string;
  withAsterisk?: boolean;
  disabled?: boolean;
  error?: ReactNode;
  name?: string;
  min?: Day;
  max?: Day;
  clearable?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A calendar day: typed as MM/dd/yyyy or picked; its value is YYYY-MM-DD. */
export function DayBox({ min, max, ...rest }: DayBoxProps): JSX.Element {
  return (
    <DateInput
      {...rest}
      valueFormat="MM/DD/YYYY"
      placeholder={rest.placeholder ?? 'MM/DD/YYYY'}
      minDate={min}
      maxDate={max}
      firstDayOfWeek={0}
      clearButtonProps={{ 'aria-label': 'Clear the day' }}
      rightSection={
        rest.clearable && rest.value ? undefined : <IconCalendar size={15} aria-hidden />
      }
      rightSectionPointerEvents={rest.clearable && rest.value ? undefined : 'none'}
      ariaLabels={{ previousMonth: 'Previous month', nextMonth: 'Next month' }}
      classNames={{ day: styles.day, weekday: styles.weekday }}
    />
  );
}

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
