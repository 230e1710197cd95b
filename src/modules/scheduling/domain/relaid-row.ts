import type { TimeWindow } from '#kernel/time-window.js';
import { partsOnTrucks, metBy, onRow } from './stand-in.js';
import type { OccupiedPart, Served } from './stand-in.js';

/** What would lie elsewhere on a row if it were served otherwise, and what is in the way there. */
export interface RelaidRow<T extends OccupiedPart> {
  /** Those on the row with a part that would go to another truck, and to which. */
  moved: { one: T; trucks: string[] }[];
  /** Everything of others where something on the row would come to lie. */
  met: T[];
}

/**
 * A row as another truck, or its own one again, would serve it (R-TRUCK-16, R-TRUCK-17).
 * @param occupied on all trucks that serve the row now or would serve it then
 */
export function relaidRow<T extends OccupiedPart>(
  occupied: readonly T[],
  now: Served<string>,
  then: Served<string>,
): RelaidRow<T> {
  const isOwn = ({ kind, rowId }: T): boolean => kind !== 'unavailable' && rowId === then.truck;
  const own = onRow(occupied.filter(isOwn), then.truck);
  const others = occupied.filter((one) => !isOwn(one));
  const met = own.flatMap((one) => metBy(one, others, then));
  return {
    moved: own.flatMap((one) => {
      const trucks = trucksCome(one, now, then);
      return trucks.length > 0 ? [{ one, trucks }] : [];
    }),
    met: [...new Map(met.map((one) => [one.id, one])).values()],
  };
}

/** The trucks on which a part would lie that does not lie there now. */
function trucksCome(window: TimeWindow, now: Served<string>, then: Served<string>): string[] {
  const before = partsOnTrucks(window, now);
  return partsOnTrucks(window, then).flatMap(({ truck, window: part }) => {
    const lay = before.some(
      (was) => was.truck === truck && was.window.start <= part.start && part.end <= was.window.end,
    );
    return lay ? [] : [truck];
  });
}
