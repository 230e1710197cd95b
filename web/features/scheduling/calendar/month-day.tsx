import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useMemo, type JSX } from 'react';
import type { Day } from '../../../shared/format';
import { useGetDayViewQuery } from '../api/scheduling-api';
import { boardModel } from '../model/board-model';
import { findOn } from '../model/find-on-board';
import type { CalendarDays } from './calendar-context';
import { dayNumber, weekdayName } from './day-names';
import { LoadBar, WaitingCount } from './load-bar';
import { heatOf, loadFigures, loadLabel } from './load-days';
import styles from './planner-month.module.css';
import type { DayFind, FoundMove, OnFound } from './use-found-days';

/** As many names fit below each other. */
const MOST_NAMES = 2;

/** What a day has of a text; the day is read once something is looked for. */
function useFoundOn(branchId: string, day: Day, text: string): DayFind {
  const isLooking = text.trim() !== '';
  const key = isLooking ? { branchId, day } : skipToken;
  const { currentData: view, isError, refetch } = useGetDayViewQuery(key);
  const model = useMemo(() => (view ? boardModel(view) : null), [view]);
  return useMemo(() => {
    if (isError && !model && isLooking) return { retry: () => void refetch() };
    const ids = model && isLooking ? findOn(model, text) : null;
    return (
      ids?.flatMap((id) => {
        const block = model?.blocks.get(id);
        if (!block) return [];
        const { name, times } = block;
        return [{ id, words: `${name}, ${times}`, lastName: name.split(' ').at(-1) ?? name }];
      }) ?? null
    );
  }, [model, isError, refetch, isLooking, text]);
}

function namesLabel(found: readonly FoundMove[]): string {
  const names = found.slice(0, MOST_NAMES).map(({ lastName }) => lastName);
  const more = found.length - names.length;
  return [...names, ...(more > 0 ? [`+${more}`] : [])].join(', ');
}

export interface MonthDayProps {
  day: Day;
  calendar: CalendarDays;
  /** What is looked for. */
  text: string;
  /** What the day has of it; null while nothing is looked for, or the day is not read yet. */
  found: readonly FoundMove[] | null;
  isMarked: boolean;
  onFound: OnFound;
}

/** A day of the month: how full it is, and what waits for a truck; a click opens its board. */
export function MonthDay(props: MonthDayProps): JSX.Element {
  const { day, calendar, text, found, isMarked, onFound } = props;
  const answer = useFoundOn(calendar.branchId, day, text);
  useEffect(() => onFound(day, answer), [onFound, day, answer]);
  const load = calendar.loads.get(day);
  const figures = load && loadFigures(load);
  const isOutside = day.slice(0, 7) !== calendar.day.slice(0, 7);
  const words = [
    `${weekdayName(day, 'long')} ${dayNumber(day, 'always')}${load ? `: ${loadLabel(load)}` : ''}`,
    ...(found && found.length > 0 ? [`found: ${found.map((move) => move.words).join('; ')}`] : []),
  ];
  return (
    <button
      type="button"
      className={styles.day}
      data-day={day}
      data-heat={load ? heatOf(load) : 0}
      data-outside={isOutside}
      data-fades={found?.length === 0}
      data-marked={isMarked}
      aria-current={day === calendar.today ? 'date' : undefined}
      aria-label={words.join(', ')}
      onClick={() => calendar.onOpenDay(day)}
    >
      <span className={styles.top}>
        <b>{dayNumber(day)}</b>
        {load && <WaitingCount load={load} />}
      </span>
      {found && found.length > 0 && <span className={styles.found}>{namesLabel(found)}</span>}
      {load && figures && (
        <>
          <span className={styles.percent}>
            {figures.percent}
            <small>%</small>
          </span>
          <span className={styles.figures}>
            <span>{figures.hours}</span>
            <span>{figures.moves}</span>
          </span>
          <LoadBar load={load} />
        </>
      )}
    </button>
  );
}
