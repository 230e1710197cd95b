import { whereIs } from '#modules/scheduling/contract/crew-rules.js';
import type { DayMoverView, DayView } from '#modules/scheduling/contract/day.view.js';
import type { PersonPlaceView } from '#modules/scheduling/contract/week-hours.view.js';
import { useGetWeekHoursQuery } from '../api/crew-repeat-api';

/** Where people are who work for another branch that day, by person: `in Moore, on OKC_02`. */
export type Elsewhere = ReadonlyMap<string, string>;

const placeWords = ({ branchName, truckName }: PersonPlaceView): string =>
  `in ${branchName}, on ${truckName ?? 'call'}`;

/** Of the people of a board; without anybody until it is known. */
export function useElsewhere({ day, assignment }: Pick<DayView, 'day' | 'assignment'>): Elsewhere {
  const { data } = useGetWeekHoursQuery(day.date);
  // A process of the release before tells of nobody.
  const { places = [] }: { places?: PersonPlaceView[] } = data ?? {};
  return new Map(
    places
      .filter(({ branchId, employee }) => {
        // This board knows sooner who was taken here.
        return branchId !== assignment.branchId && whereIs(assignment, employee) === null;
      })
      .map((place) => [place.employee, placeWords(place)]),
  );
}

/** Those who are free before those who work elsewhere, who can be taken from there. */
export const freeFirst = (people: readonly DayMoverView[], elsewhere: Elsewhere): DayMoverView[] =>
  people.toSorted((a, b) => Number(elsewhere.has(a._id)) - Number(elsewhere.has(b._id)));
