import { HOUR_MS, type TimeWindow } from '#kernel/time-window.js';
import { boardHours, gridSpan } from '#modules/scheduling/contract/board-rules.js';
import type { DayView } from '#modules/scheduling/contract/day.view.js';
import { showDrive, showHours, showTime } from '../../../shared/format';
import type { TimeEntry } from '../../../shared/labels';

/** Why no truck takes an operation, and what of it is to be changed, if that is in its way. */
export interface NoTruck {
  why: string;
  entry?: TimeEntry;
}

/** Work of one truck for which one is sought; drives and job in hours. */
export interface SoughtWork {
  operationId: string;
  out: number;
  job: number;
  back: number;
  /** What its truck would be used for. */
  window: TimeWindow;
  /** `8:30 AM – 12:30 PM`, the job. */
  times: string;
  requiresLift: boolean;
}

interface Part {
  name: TimeEntry['name'];
  is: string;
  hours: number;
  /** Hours: a day has room for parts that are all no longer. */
  usual: number;
  said: (hours: number) => string;
  check: string;
}

function partsOf({ out, job, back }: SoughtWork): Part[] {
  const drive = { usual: 2, said: showDrive };
  return [
    {
      ...drive,
      name: 'startingDriveTime',
      is: 'drive out',
      hours: out,
      check: 'the first address',
    },
    {
      usual: 10,
      said: showHours,
      name: 'duration',
      is: 'job',
      hours: job,
      check: 'its hours',
    },
    { ...drive, name: 'endingDriveTime', is: 'drive back', hours: back, check: 'the last address' },
  ];
}

const longestOf = (parts: readonly Part[]): Part | undefined =>
  parts.toSorted((a, b) => b.hours - a.hours)[0];

const list = new Intl.ListFormat('en-US');

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Why it is not all between the first and the last column of the board; null if it is. */
export function outsideTheDay(
  work: SoughtWork,
  { date, timezone }: Pick<DayView['day'], 'date' | 'timezone'>,
): NoTruck | null {
  const { operationId, window } = work;
  if (gridSpan(window, date, timezone) !== null) return null;
  const because = (name: TimeEntry['name'], why: string): NoTruck => ({
    ...{ why, entry: { operationId, name } },
  });
  const day = boardHours(date, timezone);
  const [from, to] = [day.start, day.end].map((at) => showTime(at, timezone));
  const dayHours = (day.end.getTime() - day.start.getTime()) / HOUR_MS;
  const parts = partsOf(work).filter(({ hours }) => hours > 0);
  const together = parts.reduce((sum, { hours }) => sum + hours, 0);
  const longest = longestOf(parts);
  if (!longest) return because('duration', 'It has no hours. Enter its duration');
  if (longest.hours > dayHours) {
    const { name, is, hours, said, check } = longest;
    const what = `A ${is} of ${said(hours)} does not fit into the day, ${from} to ${to}`;
    return because(name, `${what}. Check ${check}`);
  }
  if (together > dayHours) {
    const blamed = longestOf(parts.filter(({ hours, usual }) => hours > usual)) ?? longest;
    const sum = list.format(parts.map(({ is, hours, said }) => `${is} ${said(hours)}`));
    const are = `${capital(sum)} are ${showHours(together)} together`;
    return because(blamed.name, `${are}; the day has ${showHours(dayHours)}`);
  }
  const start = window.start.getTime() + work.out * HOUR_MS;
  const end = window.end.getTime() - work.back * HOUR_MS;
  if (window.start < day.start) {
    const what = start < day.start.getTime() ? 'It' : 'The drive out';
    return because('date', `${what} begins before ${from}. Choose a later start`);
  }
  const what = end > day.end.getTime() ? 'The job' : 'The drive back';
  return because('date', `${what} ends after ${to}. Choose an earlier start`);
}
