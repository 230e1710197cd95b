import { useEffect, useRef } from 'react';
import type { DayView } from '#modules/scheduling/contract/day.view.js';
import { useGetWeekHoursQuery } from '../api/crew-repeat-api';

/** After a change of the board, time for the next one before the hours are asked for again. */
const SETTLED_MS = 1500;

/** Hours of this week by person, without those who have no seat; null until they are known. */
export function useWeekHours({
  day,
  assignment,
  customers,
}: Pick<DayView, 'day' | 'assignment' | 'customers'>): ReadonlyMap<string, number> | null {
  const { data, refetch } = useGetWeekHoursQuery(day.date);
  const { movers: seats } = assignment;
  const known = useRef({ seats, customers });
  useEffect(() => {
    if (known.current.seats === seats && known.current.customers === customers) return undefined;
    known.current = { seats, customers };
    const timer = setTimeout(() => void refetch(), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [seats, customers, refetch]);
  return data ? new Map(data.people.map(({ employee, hours }) => [employee, hours])) : null;
}
