import type { BookingView } from '#modules/scheduling/contract/booking.view.js';
import type { DayView } from '#modules/scheduling/contract/day.view.js';
import type { ApiClient } from '../../../support/api/api-client.js';
import { UNASSIGNED, UNBOOKED } from './board-state.js';
import type { BoardState, CrewPlace, Hours } from './board-state.js';
import { liveHolds } from './holds.js';
import { hoursOf } from './instant.js';
import { drivesOf, followerOf } from './links.js';

/** What a board shows of an operation. */
interface ShownJob extends Hours {
  place: string;
  day: string;
  out: number;
  back: number;
  yardLegs: { out: number; back: number };
  follows: string | null;
  followedBy: string | null;
  /** Of the drive from the one before. */
  seconds: number | null;
  window: Hours | null;
}

/** What two boards show, in a form that can be compared. */
export interface Shown {
  directLegs: boolean;
  arrivalWindows: boolean;
  /** Whether each truck is unavailable, by day and id. */
  trucks: Record<string, boolean>;
  jobs: Record<string, ShownJob>;
  nounces: Record<string, string>;
  /** Where and by whom, by hold. */
  holds: Record<string, string>;
  crew: Record<string, CrewPlace>;
  off: string[];
}

const nothing = ({ planning }: BoardState): Shown => {
  const { directLegs, arrivalWindows } = planning;
  return {
    directLegs,
    arrivalWindows,
    trucks: {},
    jobs: {},
    nounces: {},
    holds: {},
    crew: {},
    off: [],
  };
};

/** What the boards must show if the server is where the reference is. */
export function shownOf(state: BoardState): Shown {
  const { day, nextDay, trucks, operations, customers, crew, off } = state;
  const shown = nothing(state);
  for (const [id, { isRental, isRetired, unavailable }] of Object.entries(trucks)) {
    if (isRetired) continue;
    shown.trucks[`${day} ${id}`] = unavailable.includes(day);
    if (!isRental) shown.trucks[`${nextDay} ${id}`] = unavailable.includes(nextDay);
  }
  for (const [id, operation] of Object.entries(operations)) {
    const { place, customer, day: on, from, to, out, back, window } = operation;
    if (place === UNBOOKED) continue;
    const link = state.links[id];
    shown.jobs[id] = {
      ...{ place, day: on, from, to, window, yardLegs: { out, back } },
      ...drivesOf(state, id),
      follows: link?.after ?? null,
      followedBy: followerOf(state, id) ?? null,
      seconds: secondsOf(link?.hours),
    };
    shown.nounces[customer] = String(customers[customer]?.version);
  }
  for (const [id, { truck, day: on, from, to }] of liveHolds(state)) {
    shown.holds[id] = `${truck} ${on} ${from} ${to}`;
  }
  for (const [mover, place] of Object.entries(crew)) if (place) shown.crew[mover] = place;
  shown.off = Object.keys(off)
    .filter((mover) => off[mover])
    .sort();
  return shown;
}

/** What the boards show. */
export async function shownBy(
  client: ApiClient,
  branchId: string,
  state: BoardState,
): Promise<Shown> {
  const shown = nothing(state);
  for (const date of [state.day, state.nextDay]) {
    const path = `movemanager/day_view/${date}/${branchId}`;
    const { body: view } = await client.get<DayView>(path);
    for (const { _id, unavailable } of view.trucks) shown.trucks[`${date} ${_id}`] = unavailable;
    for (const { _id, nounce, bookings } of view.customers) {
      shown.nounces[_id] = nounce;
      for (const one of bookings) shown.jobs[one.operation._id] = jobOf(one, date);
    }
    for (const { holdId, truck, start, end } of view.reservations) {
      shown.holds[holdId ?? '?'] = `${truck} ${date} ${hoursOf(start)} ${hoursOf(end)}`;
    }
    const { movers, onCall, off } = view.assignment;
    for (const { mover, truck, position } of movers) shown.crew[mover] = { truck, position };
    for (const mover of onCall) shown.crew[mover] = 'onCall';
    if (date === state.day) shown.off = off.map(({ employee }) => employee).sort();
    Object.assign(shown, {
      directLegs: view.planning.directLegs,
      arrivalWindows: view.planning.arrivalWindows,
    });
  }
  return shown;
}

function jobOf({ operation, metaData }: BookingView, day: string): ShownJob {
  const { truck, unassigned, arrivalWindow, follows, followedBy, yardLegs } = operation;
  const from = hoursOf(metaData.startTime);
  return {
    place: truck ?? (unassigned ? UNASSIGNED : '?'),
    day,
    from,
    to: from + metaData.duration,
    out: operation.bookingEnvelope.startingDriveTime,
    back: operation.bookingEnvelope.endingDriveTime,
    yardLegs,
    follows: follows?.operationId ?? null,
    followedBy,
    seconds: secondsOf(follows?.hours),
    window: arrivalWindow && { from: hoursOf(arrivalWindow.from), to: hoursOf(arrivalWindow.to) },
  };
}

const secondsOf = (hours: number | undefined): number | null =>
  hours === undefined ? null : Math.round(hours * 3_600);
