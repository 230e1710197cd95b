import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState, type JSX } from 'react';
import { counted } from '#kernel/counted.js';
import { addDays } from '#kernel/local-date.js';
import type { ScheduleDayView } from '#modules/scheduling/contract/schedule.view.js';
import { showDay, showHours, showTime, showWeekday, type Day } from '../../shared/format';
import { useToday } from '../../shared/pages';
import { RetryBanner } from '../../shared/ui';
import { useGetHoursOfWeekQuery, useGetWeekQuery } from './api';
import { personPlaceLabel } from './place-labels';
import styles from './week-strip.module.css';

const DAYS = [0, 1, 2, 3, 4, 5, 6] as const;
const WEEK = DAYS.length;

/** Weeks begin on Sunday. */
const weekStart = (day: Day): Day => addDays(day, -new Date(`${day}T00:00:00Z`).getUTCDay());

const placeOf = (
  { onCall, off, truckName, position, branchName }: ScheduleDayView,
  home: string,
): string =>
  personPlaceLabel(
    { off: off === true, truckName: onCall ? null : truckName, position },
    branchName === home ? '' : branchName,
  );

/** From the yard to the end of the last job; '' without any. */
function hoursOf({ operations, timezone }: ScheduleDayView): string {
  const [first] = operations;
  const last = operations.at(-1);
  return first && last
    ? `${showTime(first.arrive, timezone)} – ${showTime(last.end, timezone)}`
    : '';
}

export interface WeekStripProps {
  employeeId: string;
  /** Of the home branch, by whose clock it is today. */
  timezone: string;
  homeBranch: string;
}

/** A person's week: where they are each day, and how long. */
export function WeekStrip({ employeeId, timezone, homeBranch }: WeekStripProps): JSX.Element {
  const today = useToday(timezone);
  const [away, setAway] = useState(0);
  const from = addDays(weekStart(today), away * WEEK);
  const week = useGetWeekQuery({ employeeId, from });
  const { currentData: hours } = useGetHoursOfWeekQuery(from);
  const own = hours?.people.find(({ employee }) => employee === employeeId);
  const title = `Week of ${showDay(from)}`;
  return (
    <section className={styles.week} aria-label={title} aria-busy={week.isFetching}>
      <header className={styles.head}>
        <h2>{title}</h2>
        {own && (
          <span className={styles.hours}>
            {showHours(own.hours)} on {counted(own.days, 'day')}
          </span>
        )}
        <ActionIcon aria-label="Week before" onClick={() => setAway(away - 1)}>
          <IconChevronLeft size={17} aria-hidden />
        </ActionIcon>
        <ActionIcon aria-label="Week after" onClick={() => setAway(away + 1)}>
          <IconChevronRight size={17} aria-hidden />
        </ActionIcon>
      </header>
      {week.isError && !week.currentData ? (
        <RetryBanner onRetry={() => void week.refetch()}>The week could not be read.</RetryBanner>
      ) : (
        <ol className={styles.days}>
          {DAYS.map((at) => {
            const day = addDays(from, at);
            const entry = week.currentData?.[day];
            return (
              <li
                key={day}
                className={styles.day}
                aria-current={day === today ? 'date' : undefined}
              >
                <span className={styles.name}>{showWeekday(day)}</span>
                <span className={styles.place} data-empty={!entry || undefined}>
                  {entry ? placeOf(entry, homeBranch) : week.currentData ? 'Not scheduled' : '…'}
                </span>
                {entry && <span className={styles.time}>{hoursOf(entry)}</span>}
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}
