import { Input, Popover, TextInput } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import '@mantine/dates/styles.css';
import { IconCalendar } from '@tabler/icons-react';
import { useContext, useState, type JSX, type KeyboardEvent, type Ref } from 'react';
import { isLocalDate } from '#kernel/local-date.js';
import { lastTypedDay, type DayReading, FIRST_WRITTEN_DAY } from '#kernel/typed-day.js';
import { todayIn, type Day } from '../format';
import styles from './day-box.module.css';
import { dayFault, dayOrText, showTyped } from './day-labels';
import { DayZone } from './day-zone';
import { FieldMessage } from './field-message';
import messages from './field-message.module.css';
import type { ShownProps } from './field-props';

export interface DayBoxProps extends ShownProps, Partial<DayReading> {
  /** A day, or the typed text if it is not one. */
  value: Day | string | null;
  /** Called with every key: the day that is meant, the text if it is not one, null for nothing. */
  onChange: (held: Day | string | null) => void;
  /** Called when the person is done: left the field, pressed Enter, picked a day or cleared it. */
  onSettled?: (held: Day | string | null) => void;
  /** Something to think about that does not stop a save. */
  warning?: string | null;
  name?: string;
  /** Gets the focus when the dialog around it opens. */
  'data-autofocus'?: boolean;
  /** What the calendar offers. */
  min?: Day;
  max?: Day;
  clearable?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A calendar day, typed in any form that `readDay` knows or picked. What is not a day stays as it
 * was typed, with a sentence below it.
 */
export function DayBox(props: DayBoxProps): JSX.Element {
  const { value, onChange, onSettled, warning, min, max, clearable, ref, ...rest } = props;
  const zone = useContext(DayZone);
  const { today = todayIn(zone), toward, error, onBlur, ...shown } = rest;
  const reading = { today, toward };
  const [typed, setTyped] = useState<string | null>(null);
  const [isFocused, setFocused] = useState(false);
  const [wasConfirmed, setConfirmed] = useState(false);
  const [isOpen, setOpen] = useState(false);

  const fault = dayFault(value, reading);
  // Half a day is not a fault while it is being typed.
  const isSaid = fault === null || !isFocused || wasConfirmed || Boolean(error);
  const message = fault ? isSaid && <FieldMessage>{fault}</FieldMessage> : error;
  const day = isLocalDate(value) ? value : null;

  const settle = (held: Day | string | null): void => {
    setTyped(null);
    setOpen(false);
    onSettled?.(held);
  };
  const take = (held: Day | null): void => {
    onChange(held);
    settle(held);
  };
  const confirm = (): void => {
    setConfirmed(fault !== null);
    settle(value);
  };
  const leave = (): void => {
    setFocused(false);
    confirm();
    onBlur?.();
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') setOpen(false);
    if (event.key === 'Enter') confirm();
  };

  return (
    <Popover
      opened={isOpen && !shown.disabled}
      position="bottom-start"
      trapFocus={false}
      withRoles={false}
      closeOnClickOutside={false}
    >
      <Popover.Target>
        <TextInput
          {...shown}
          ref={ref}
          autoComplete="off"
          placeholder={shown.placeholder ?? 'MM/DD/YYYY'}
          value={typed ?? showTyped(value)}
          error={message}
          description={
            warning ? (
              <span className={messages.warning} role="status">
                <FieldMessage>{warning}</FieldMessage>
              </span>
            ) : (
              shown.description
            )
          }
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setOpen(true);
            onChange(dayOrText(currentTarget.value, reading));
          }}
          onFocus={() => {
            setFocused(true);
            // The calendar would cover what is wrong with the day, so it stays closed until
            // somebody opens it.
            setOpen(!message);
          }}
          onClick={() => setOpen(true)}
          onKeyDown={key}
          onBlur={leave}
          // Escape then closes the calendar alone, not the dialog around it.
          data-mantine-stop-propagation={isOpen}
          rightSection={
            clearable && value !== null && !shown.disabled ? (
              <Input.ClearButton aria-label="Clear the day" onClick={() => take(null)} />
            ) : (
              <IconCalendar size={15} aria-hidden />
            )
          }
          rightSectionPointerEvents={clearable && value !== null ? undefined : 'none'}
        />
      </Popover.Target>
      <Popover.Dropdown onMouseDown={(event) => event.preventDefault()} data-dates-dropdown>
        <DatePicker
          key={day}
          value={day}
          defaultDate={day ?? today}
          onChange={take}
          minDate={min ?? FIRST_WRITTEN_DAY}
          maxDate={max ?? lastTypedDay(today)}
          firstDayOfWeek={0}
          ariaLabels={{ previousMonth: 'Previous month', nextMonth: 'Next month' }}
          classNames={{ day: styles.day, weekday: styles.weekday }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
