import { Anchor } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { JSX } from 'react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { addDays, isLocalDate, type LocalDate } from '#kernel/local-date.js';
import { showDayNamed } from '../../../shared/format/index';
import { useCustomerFields } from '../form/customer-context';
import type { CustomerValues } from '../form/values';
import styles from './activities.module.css';

const NEIGHBORS = [
  { step: -1, words: 'Previous day', Icon: IconChevronLeft },
  { step: 1, words: 'Next day', Icon: IconChevronRight },
] as const;

/** Links to the customer's activities on the day before and the day after. */
export function NeighborDays({ day }: { day: LocalDate | null }): JSX.Element {
  const days = useWatch({
    control: useCustomerFields().control,
    compute: ({ move }: CustomerValues) =>
      move.activities.map(({ _id, activityDay }) => ({ _id, activityDay })),
  });
  return (
    <>
      {NEIGHBORS.map(({ step, words, Icon }) => {
        const neighbor = days.find(
          ({ activityDay }) => day !== null && activityDay === addDays(day, step),
        );
        if (!isLocalDate(neighbor?.activityDay)) return null;
        return (
          <Anchor
            key={step}
            className={styles.neighbor}
            component={Link}
            to={{ search: `?activity=${neighbor._id}` }}
            replace
            size="sm"
          >
            {step < 0 && <Icon size={14} aria-hidden />}
            {words}, {showDayNamed(neighbor.activityDay)}
            {step > 0 && <Icon size={14} aria-hidden />}
          </Anchor>
        );
      })}
    </>
  );
}
