import { useCallback, useState } from 'react';
import type { Day } from '../../../shared/format';
import { dayNumber, weekdayName } from './day-names';

/** A move that a text finds on a day. */
export interface FoundMove {
  id: string;
  /** Name and times. */
  words: string;
  lastName: string;
}

/** A day that could not be read. */
export interface UnreadDay {
  retry: () => void;
}

/** What a day has of a text; null while nothing is looked for, or the day is still read. */
export type DayFind = readonly FoundMove[] | UnreadDay | null;

export type OnFound = (day: Day, found: DayFind) => void;

interface FoundDays {
  /** What a day has of it; null while that is not known. */
  foundOn: (day: Day) => readonly FoundMove[] | null;
  onFound: OnFound;
  /** In the order of the walk; null while nothing is looked for. */
  hits: readonly string[] | null;
  /** Whether days are still read. */
  isReading: boolean;
  /** The days that could not be read. */
  unread: readonly UnreadDay[];
  /** Brings the day of a hit into view; says which it is, and the move in words. */
  show: (hit: string | null) => { day?: Day; words: string };
}

const isMoves = (found: DayFind | undefined): found is readonly FoundMove[] => Array.isArray(found);

const keyOf = (day: Day, { id }: FoundMove): string => `${day} ${id}`;

/** What the days of a month page have of what is looked for; each day tells it by `onFound`. */
export function useFoundDays(days: readonly Day[], text: string): FoundDays {
  const [found, setFound] = useState<ReadonlyMap<Day, readonly FoundMove[] | UnreadDay>>(new Map());
  const onFound = useCallback<OnFound>(
    (day, answer) =>
      setFound((before) => {
        if (!answer && !before.has(day)) return before;
        const next = new Map(before);
        if (answer) next.set(day, answer);
        else next.delete(day);
        return next;
      }),
    [],
  );
  const foundOn = (day: Day): readonly FoundMove[] | null => {
    const answer = found.get(day);
    return isMoves(answer) ? answer : null;
  };
  const ofDay = (day: Day): readonly FoundMove[] => foundOn(day) ?? [];
  const isLooking = text.trim() !== '';
  return {
    ...{ foundOn, onFound },
    hits: isLooking ? days.flatMap((day) => ofDay(day).map((move) => keyOf(day, move))) : null,
    isReading: isLooking && days.some((day) => !found.has(day)),
    unread: days.flatMap((day) => {
      const answer = found.get(day);
      return answer && !isMoves(answer) ? [answer] : [];
    }),
    show: (hit) => {
      const day = days.find((each) => ofDay(each).some((move) => keyOf(each, move) === hit));
      const move = day && ofDay(day).find((each) => keyOf(day, each) === hit);
      if (!day || !move) return { words: '' };
      document.querySelector(`[data-day="${day}"]`)?.scrollIntoView({ block: 'nearest' });
      return { day, words: `${move.words}, ${weekdayName(day)} ${dayNumber(day, 'always')}` };
    },
  };
}
