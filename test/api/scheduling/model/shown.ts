import { wallMinutesOf } from '#kernel/local-date.js';
import type { DayView } from '#modules/scheduling/contract/day.view.js';
import type { ApiClient } from '../../../support/api/api-client.js';
import { UNASSIGNED, UNBOOKED } from './board-state.js';
import type { BoardState, CrewPlace } from './board-state.js';

/** What two boards show, in a form that can be compared. */
export interface Shown {
  /** Whether each truck is unavailable, by day and id. */
  trucks: Record<string, boolean>;
  /** Where and when each operation is. */
  places: Record<string, string>;
  nounces: Record<string, string>;
  crew: Record<string, CrewPlace>;
}

/** What the boards must show if the server is where the reference is. */
export function shownOf({ day, nextDay, trucks, operations, customers, crew }: BoardState): Shown {
  const shown: Shown = { trucks: {}, places: {}, nounces: {}, crew: {} };
  for (const [id, { isRental, unavailable }] of Object.entries(trucks)) {
    shown.trucks[`${day} ${id}`] = unavailable.includes(day);
    if (!isRental) shown.trucks[`${nextDay} ${id}`] = unavailable.includes(nextDay);
  }
  for (const [id, { place, customer, day: on, from, to }] of Object.entries(operations)) {
    if (place === UNBOOKED) continue;
    shown.places[id] = `${place} ${on} ${from} ${to}`;
    shown.nounces[customer] = String(customers[customer]?.version);
  }
  for (const [mover, place] of Object.entries(crew)) if (place) shown.crew[mover] = place;
  return shown;
}

/** What the boards show. */
export async function shownBy(
  client: ApiClient,
  branchId: string,
  { day, nextDay }: BoardState,
): Promise<Shown> {
  const shown: Shown = { trucks: {}, places: {}, nounces: {}, crew: {} };
  for (const date of [day, nextDay]) {
    const path = `movemanager/day_view/${date}/${branchId}`;
    const { body: view } = await client.get<DayView>(path);
    for (const { _id, unavailable } of view.trucks) shown.trucks[`${date} ${_id}`] = unavailable;
    for (const { _id, nounce, bookings } of view.customers) {
      shown.nounces[_id] = nounce;
      for (const { operation, metaData } of bookings) {
        const place = operation.truck ?? (operation.unassigned ? UNASSIGNED : '?');
        const from = wallMinutesOf(new Date(metaData.startTime), view.day.timezone) / 60;
        shown.places[operation._id] = `${place} ${date} ${from} ${from + metaData.duration}`;
      }
    }
    const { movers, onCall } = view.assignment;
    for (const { mover, truck, position } of movers) shown.crew[mover] = { truck, position };
    for (const mover of onCall) shown.crew[mover] = 'onCall';
  }
  return shown;
}
