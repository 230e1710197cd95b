import { addDays } from '#kernel/local-date.js';
import type { DayView } from '#modules/scheduling/contract/day.view.js';
import type { Day } from '../../../shared/format';
import { useGetDayViewQuery } from '../api/scheduling-api';
import { skipToken } from '@reduxjs/toolkit/query/react';

/** A booking as the stock week shows it. */
export interface WeekEvent {
  title: string;
  start: Date;
  end: Date;
  customerId: string;
  /** The truck's. */
  color: string;
}

const eventsOf = (view: DayView | undefined): WeekEvent[] =>
  (view?.customers ?? []).flatMap(({ name, bookings }) =>
    bookings.map(({ operation, metaData }) => {
      const truck = view?.trucks.find(({ _id }) => _id === operation.truck);
      return {
        title: `${name} · ${truck?.name ?? 'unassigned'}`,
        start: new Date(metaData.startTime),
        end: new Date(metaData.endTime),
        customerId: metaData.customerId,
        color: truck?.color ?? 'var(--emma-text-dim)',
      };
    }),
  );

/** What was fetched, or why that failed. */
export interface ReadAnswer {
  currentData?: unknown;
  error?: unknown;
  refetch: () => unknown;
}

/** The bookings of the seven days from a Sunday; nothing is fetched while `from` is null. */
export function useWeekEvents(
  branchId: string,
  from: Day | null,
): { events: WeekEvent[]; answers: ReadAnswer[] } {
  const of = (at: number) => (from ? { branchId, day: addDays(from, at) } : skipToken);
  const answers = [
    useGetDayViewQuery(of(0)),
    useGetDayViewQuery(of(1)),
    useGetDayViewQuery(of(2)),
    useGetDayViewQuery(of(3)),
    useGetDayViewQuery(of(4)),
    useGetDayViewQuery(of(5)),
    useGetDayViewQuery(of(6)),
  ];
  return { events: answers.flatMap(({ currentData }) => eventsOf(currentData)), answers };
}
