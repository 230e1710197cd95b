import { DateInput } from '@mantine/dates';
import '@mantine/dates/styles.css';
import { IconCalendar } from '@tabler/icons-react';
import { useState, type JSX, type Ref } from 'react';
import type { Day } from '../format';
import styles from './day-box.module.css';
import type { ShownProps } from './field-props';

export interface DayBoxProps extends ShownProps {
  value: Day | null;
  onChange: (day: Day | null) => void;
  name?: string;
  min?: Day;
  max?: Day;
  clearable?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A calendar day: typed as MM/dd/yyyy or picked; its value is YYYY-MM-DD. */
export function DayBox({ min, max, ...rest }: DayBoxProps): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  // The calendar would cover what is wrong with the day: it waits until somebody wants it.
  const [isHeldBack, setHeldBack] = useState(false);
  const wanted = (): void => setHeldBack(false);
  return (
    <DateInput
      {...rest}
      popoverProps={{
        onOpen: () => setOpen(true),
        onClose: () => setOpen(false),
        disabled: rest.disabled || isHeldBack,
      }}
      onFocus={() => setHeldBack(Boolean(rest.error))}
      onClick={wanted}
      onInput={wanted}
      // Escape then closes the calendar alone, not the dialog around it.
      data-mantine-stop-propagation={isOpen && !isHeldBack}
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
