import { Checkbox, Chip, Group } from '@mantine/core';
import type { JSX } from 'react';
import { SLOTS } from '#modules/scheduling/contract/limits.js';
import { showClockTime, type Day } from '../../shared/format';
import { DayChoice, NumberBox, useUnread } from '../../shared/forms';
import styles from './free-times.module.css';
import { firstDayOf, MOVERS_A_TRUCK, moversOf, type Sought } from './sought';
import { ChoiceBox } from '../../shared/ui';

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Every half hour from 7:30 AM to 5:30 PM. */
const CLOCKS = Array.from({ length: 21 }, (_, half) => {
  const minutes = 7 * 60 + 30 + half * 30;
  const parts = [Math.floor(minutes / 60), minutes % 60];
  const value = parts.map((part) => String(part).padStart(2, '0')).join(':');
  return { value, label: showClockTime(value) };
});

export interface SoughtFieldsProps {
  sought: Sought;
  today: Day;
  onChange: (part: Partial<Sought>) => void;
}

/** What the caller says: how long, who and what with, and when they would like it. */
export function SoughtFields({ sought, today, onChange }: SoughtFieldsProps): JSX.Element {
  const { hours, trucks, days, requiresLift, weekdays, notBefore, notAfter } = sought;
  const unread = useUnread();
  const isTurned = notBefore !== null && notAfter !== null && notBefore > notAfter;
  return (
    <form className={styles.fields} aria-label="What is asked" onSubmit={(e) => e.preventDefault()}>
      <div className={styles.line}>
        <NumberBox
          label="Job"
          w={104}
          unit="h"
          value={hours}
          {...SLOTS.duration}
          step={0.25}
          onChange={(value) => onChange({ hours: value })}
        />
        <NumberBox
          label="Trucks"
          w={92}
          decimals={0}
          value={trucks}
          {...SLOTS.truckCount}
          onChange={(value) => onChange({ trucks: value, movers: null })}
        />
        <NumberBox
          label="Movers"
          w={92}
          decimals={0}
          value={unread.has('movers') ? null : moversOf(sought)}
          min={(trucks ?? 1) * MOVERS_A_TRUCK.least}
          max={(trucks ?? 1) * MOVERS_A_TRUCK.most}
          onChange={(value, text) => {
            unread.note('movers', text);
            onChange({ movers: value });
          }}
        />
        <Checkbox
          className={styles.lift}
          label="Truck with a lift"
          checked={requiresLift}
          onChange={({ currentTarget }) => onChange({ requiresLift: currentTarget.checked })}
        />
        <div className={styles.day}>
          <DayChoice
            label="From"
            value={firstDayOf(sought, today)}
            today={today}
            min={today}
            onChoose={(day) => onChange({ from: day === today ? null : day })}
          />
        </div>
        <NumberBox
          label="Days"
          w={92}
          decimals={0}
          value={days}
          {...SLOTS.days}
          onChange={(value) => onChange({ days: value })}
        />
      </div>
      <div className={styles.wish}>
        <Group gap={4} role="group" aria-label="Days of the week">
          {WEEKDAYS.map((name, index) => (
            <Chip
              key={name}
              size="xs"
              checked={weekdays.includes(index + 1)}
              onChange={(isOn) =>
                onChange({
                  weekdays: isOn
                    ? [...weekdays, index + 1]
                    : weekdays.filter((day) => day !== index + 1),
                })
              }
            >
              {name}
            </Chip>
          ))}
        </Group>
        <ChoiceBox
          aria-label="Starts no earlier than"
          placeholder="Starts from"
          w={130}
          clearable
          data={CLOCKS}
          value={notBefore}
          onChange={(value) => onChange({ notBefore: value })}
        />
        <ChoiceBox
          aria-label="Starts no later than"
          placeholder="Starts until"
          w={130}
          clearable
          data={CLOCKS}
          value={notAfter}
          error={isTurned && 'Choose a later time'}
          onChange={(value) => onChange({ notAfter: value })}
        />
      </div>
    </form>
  );
}
