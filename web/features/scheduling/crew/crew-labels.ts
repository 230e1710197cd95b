import type { DayView } from '#modules/scheduling/contract/day.view.js';
import { showWeekday, todayIn } from '../../../shared/format';
import type { BoardModel } from '../model/board-model';
import type { DayKey } from '../model/day-key';
import { truckName } from '../model/row-labels';
import { crewPlaceOf, type CrewPlace } from '../model/crew-place';
import { seatName } from './seat-model';

export const moverName = (view: DayView, id: string): string =>
  view.movers.find(({ _id }) => _id === id)?.displayName ?? 'Someone';

interface OpenDay {
  key: DayKey;
  model: Pick<BoardModel, 'view'> | null;
}

/** A board's day: `on Sat, 11/21`, or `today` where it is that at the branch. */
export function dayLabel({ key, model }: OpenDay): string {
  const today = model && todayIn(model.view.day.timezone);
  return key.day === today ? 'today' : `on ${showWeekday(key.day)}`;
}

/** `T01, lead's seat`, `on call`, `off the crews`. */
export function crewPlaceLabel(view: DayView, place: CrewPlace): string {
  if (place === null) return 'off the crews';
  if (place === 'onCall') return 'on call';
  return `${truckName(view, place.truck) ?? 'a truck'}, ${seatName(place.position).toLowerCase()}`;
}

/** What somebody did to a person: `put Bo on T01, seat 2`, `took Bo off the crews`. */
export const putLabel = (view: DayView, mover: string): string => {
  const place = crewPlaceOf(view.assignment, mover);
  const name = moverName(view, mover);
  if (place === null) return `took ${name} off the crews`;
  return `put ${name} ${place === 'onCall' ? '' : 'on '}${crewPlaceLabel(view, place)}`;
};
