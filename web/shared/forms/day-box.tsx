import { DateInput } from '@mantine/dates';
import '@mantine/dates/styles.css';
import { IconCalendar } from '@tabler/icons-react';
import type { JSX, ReactNode, Ref } from 'react';
import type { Day } from '../format';
import styles from './day-box.module.css';

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
