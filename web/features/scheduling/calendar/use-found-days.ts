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

export type OnFound = (day: Day, moves: readonly FoundMove[] | null) => void;

interface FoundDays {
  /** What each day has of it; a day that is not read yet is missing. */
  found: ReadonlyMap<Day, readonly FoundMove[]>;
  onFound: OnFound;
  /** In the order of the walk; null while nothing is looked for. */
  hits: readonly string[] | null;
  /** Brings the day of a hit into view; says which it is, and the move in words. */
  show: (hit: string | null) => { day?: Day; words: string };
}

const keyOf = (day: Day, { id }: FoundMove): string => `${day} ${id}`;

/** What the days of a month page have of what is looked for; each day tells it by `onFound`. */
export function useFoundDays(days: readonly Day[], text: string): FoundDays {
  const [found, setFound] = useState<ReadonlyMap<Day, readonly FoundMove[]>>(new Map());
  const onFound = useCallback<OnFound>(
    (day, moves) =>
      setFound((before) => {
        if (!moves && !before.has(day)) return before;
        const next = new Map(before);
        if (moves) next.set(day, moves);
        else next.delete(day);
        return next;
      }),
    [],
  );
  const ofDay = (day: Day): readonly FoundMove[] => found.get(day) ?? [];
  return {
    ...{ found, onFound },
    hits:
      text.trim() === '' ? null : days.flatMap((day) => ofDay(day).map((move) => keyOf(day, move))),
    show: (hit) => {
      const day = days.find((each) => ofDay(each).some((move) => keyOf(each, move) === hit));
      const move = day && ofDay(day).find((each) => keyOf(day, each) === hit);
      if (!day || !move) return { words: '' };
      document.querySelector(`[data-day="${day}"]`)?.scrollIntoView({ block: 'nearest' });
      return { day, words: `${move.words}, ${weekdayName(day)} ${dayNumber(day, 'always')}` };
    },
  };
}
