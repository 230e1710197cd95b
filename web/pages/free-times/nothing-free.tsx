import { Button } from '@mantine/core';
import { IconCalendarOff } from '@tabler/icons-react';
import type { JSX } from 'react';
import { addDays } from '#kernel/local-date.js';
import { SLOTS } from '#modules/scheduling/contract/limits.js';
import { SLOT_NOTES } from '#modules/scheduling/contract/slots.view.js';
import type { Day } from '../../shared/format';
import { PageMessage } from '../../shared/pages';
import { firstDayOf, type Sought } from './sought';

export interface NothingFreeProps {
  notes: readonly string[];
  sought: Sought;
  today: Day;
  onChange: (part: Partial<Sought>) => void;
}

const isWished = ({ weekdays, notBefore, notAfter }: Sought): boolean =>
  weekdays.length > 0 || notBefore !== null || notAfter !== null;

const ANY_TIME: Partial<Sought> = { weekdays: [], notBefore: null, notAfter: null };

/** Why there is nothing, and what may help. */
export function NothingFree({ notes, sought, today, onChange }: NothingFreeProps): JSX.Element {
  const why = notes.find((note) => note !== SLOT_NOTES.notPlaced) ?? SLOT_NOTES.nothingFree;
  const days = sought.days ?? SLOTS.defaultDays;
  const from = firstDayOf(sought, today);
  return (
    <PageMessage
      small
      role="status"
      icon={<IconCalendarOff size={24} />}
      title={why}
      actions={
        why === SLOT_NOTES.noTruck ? null : (
          <>
            {isWished(sought) && (
              <Button variant="default" onClick={() => onChange(ANY_TIME)}>
                Any day and time
              </Button>
            )}
            {sought.requiresLift && (
              <Button variant="default" onClick={() => onChange({ requiresLift: false })}>
                Without a lift
              </Button>
            )}
            <Button variant="default" onClick={() => onChange({ from: addDays(from, days) })}>
              Look at the next {days} days
            </Button>
          </>
        )
      }
    />
  );
}
