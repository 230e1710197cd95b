import { createContext, useContext } from 'react';
import type { Day } from '../../../shared/format';
import type { FindAddress } from '../day/use-find-text';
import type { WeekDays } from '../model/week';
import type { LoadOfDay } from './load-days';

/** What the week and the month show; the library hands its views only dates. */
export interface CalendarDays {
  branchId: string;
  timezone: string;
  today: Day;
  /** The day that the address names. */
  day: Day;
  /** How full each day is. */
  loads: LoadOfDay;
  /** The days of the week on screen. */
  week: WeekDays;
  /** The marks of each of its moves, as `marksText`. */
  marks: ReadonlyMap<string, string>;
  find: FindAddress;
  onOpenDay: (day: Day) => void;
}

export const CalendarDaysContext = createContext<CalendarDays | null>(null);

export function useCalendarDays(): CalendarDays {
  const days = useContext(CalendarDaysContext);
  if (!days) throw new Error('No calendar around this');
  return days;
}
