import { useState, type JSX } from 'react';
import { counted } from '#kernel/counted.js';
import { RetryBanner } from '../../../shared/ui';
import { FindBox } from '../day/find-box';
import { useFindText } from '../day/use-find-text';
import { daysOf, monthPageOf } from './calendar-span';
import { useCalendarDays } from './calendar-context';
import { weekdayName } from './day-names';
import { MonthDay } from './month-day';
import styles from './planner-month.module.css';
import { useFoundDays } from './use-found-days';

const DAYS_A_WEEK = 7;
const HEATS = [0, 1, 2, 3, 4, 5];

const weeksOf = (days: readonly string[]): string[][] =>
  days.length === 0 ? [] : [days.slice(0, DAYS_A_WEEK), ...weeksOf(days.slice(DAYS_A_WEEK))];

/**
 * The branch's month: how many of the trucks' hours are booked on each day. What is looked for is
 * marked on its days; walking goes from move to move.
 */
export function PlannerMonth(): JSX.Element {
  const calendar = useCalendarDays();
  const [text, setText] = useFindText(calendar.find);
  const [marked, setMarked] = useState<string | null>(null);
  const days = daysOf(monthPageOf(calendar.day));
  const { foundOn, onFound, hits, isReading, unread, show } = useFoundDays(days, text);
  return (
    <div className={styles.month}>
      <div className={styles.line}>
        <FindBox
          label="Find a move in this month"
          isReading={isReading}
          isWhole={unread.length === 0}
          text={text}
          onText={setText}
          hits={hits}
          onShow={(hit) => {
            const { day = null, words } = show(hit);
            setMarked(day);
            return words;
          }}
        />
      </div>
      {unread.length > 0 && (
        <RetryBanner onRetry={() => unread.forEach(({ retry }) => retry())}>
          {counted(unread.length, 'day')} could not be read.
        </RetryBanner>
      )}
      <table className={styles.table}>
        <thead>
          <tr>
            {days.slice(0, DAYS_A_WEEK).map((day) => (
              <th key={day} scope="col">
                {weekdayName(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(days).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day}>
                  <MonthDay
                    {...{ day, calendar, text, onFound }}
                    found={foundOn(day)}
                    isMarked={marked === day}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.legend}>
        Share of the trucks’ hours that is booked
        {HEATS.map((heat) => (
          <span key={heat}>
            <i data-heat={heat} aria-hidden /> {Math.round((heat * 100) / HEATS.length)}%
          </span>
        ))}
        and over
      </p>
    </div>
  );
}
