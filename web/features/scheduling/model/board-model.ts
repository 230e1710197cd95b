import {
  clockOn,
  partsOnTrucks,
  type TakenSlot,
} from '#modules/scheduling/contract/board-rules.js';
import type {
  DayTruckView,
  DayView,
  ReservationView,
} from '#modules/scheduling/contract/day.view.js';
import { UNASSIGNED_ROW, type RowId } from './operation-place';
import { blockOf, type BoardBlock } from './board-block';
import { busySpans, sameSpans, servedRow, type BusySpan } from './busy-spans';
import { sameIfEqual } from './lanes';
import { servedSpans, type ServedSpan } from './served-spans';

/** One truck's row. */
export interface TruckLane {
  truck: DayTruckView;
  blocks: readonly BoardBlock[];
  reservations: readonly ReservationView[];
  /** What the truck does for other rows that it serves. */
  busy: readonly BusySpan[];
  /** The hours in which another truck serves the row. */
  served: readonly ServedSpan[];
}

/** A day as the board draws it. */
export interface BoardModel {
  view: DayView;
  lanes: readonly TruckLane[];
  unassigned: readonly BoardBlock[];
  /** Every block, by its operation's id. */
  blocks: ReadonlyMap<string, BoardBlock>;
  /** The rows from top to bottom, the Unassigned row last. */
  rows: readonly RowId[];
}

/** Every block, the earliest first: the order of the keys and the marks. */
function allBlocks({ day, customers, lateFinishByP80 }: DayView): BoardBlock[] {
  const byP80 = lateFinishByP80 ? day.date : null;
  return customers
    .flatMap(({ bookings }) => bookings.map((booking) => blockOf(booking, day.timezone, byP80)))
    .sort((a, b) => a.window.start.getTime() - b.window.start.getTime());
}

function laneOf(
  truck: DayTruckView,
  blocks: readonly BoardBlock[],
  view: DayView,
  before: TruckLane | undefined,
): TruckLane {
  const lane: TruckLane = {
    truck,
    blocks: sameIfEqual(
      before?.blocks,
      // What is outside the board's hours has no place on a truck's row.
      blocks.filter(({ place, grid }) => place.truck === truck._id && grid !== null),
    ),
    reservations: sameIfEqual(
      before?.reservations,
      view.reservations.filter((held) => held.truck === truck._id && held.grid !== null),
    ),
    busy: sameSpans(before?.busy, busySpans(truck, blocks, view)),
    served: sameSpans(before?.served, servedSpans(truck, view)),
  };
  const isSame =
    before?.truck === truck &&
    before.blocks === lane.blocks &&
    before.busy === lane.busy &&
    before.served === lane.served &&
    before.reservations === lane.reservations;
  return isSame ? before : lane;
}

/** Builds a day; lanes that did not change are those of the model before. */
export function boardModel(view: DayView, before?: BoardModel): BoardModel {
  const blocks = allBlocks(view);
  const lanes = view.trucks.map((truck) =>
    laneOf(
      truck,
      blocks,
      view,
      before?.lanes.find((lane) => lane.truck._id === truck._id),
    ),
  );
  return {
    view,
    lanes,
    unassigned: sameIfEqual(
      before?.unassigned,
      blocks.filter(({ place }) => place.unassigned),
    ),
    blocks: new Map(blocks.map((block) => [block.id, block])),
    rows: [...view.trucks.map(({ _id }) => _id), UNASSIGNED_ROW],
  };
}

/** Whether the block's customer is active, as far as the board knows. */
export const isActiveOn = ({ view }: BoardModel, { booking }: BoardBlock): boolean =>
  (view.customers.find(({ _id }) => _id === booking.metaData.customerId)?.status ?? 'active') ===
  'active';

/** What visitors of the web site and colleagues hold on a truck. */
export const liveReservations = (
  { reservations }: TruckLane,
  now: number,
): readonly ReservationView[] =>
  reservations.filter(({ expiresAt }) => new Date(expiresAt).getTime() > now);

export const slotOf = ({ start, end }: ReservationView): TakenSlot => ({
  start: new Date(start),
  end: new Date(end),
});

/** What is on a truck: its bookings, and live reservations. */
export const takenOn = (lane: TruckLane, now: number): TakenSlot[] => [
  ...lane.blocks.map(({ id, window }) => ({ operationId: id, ...window })),
  ...liveReservations(lane, now).map(slotOf),
];

/** A truck as it is judged: what is on it, and from when on it is out of service or served by another one. */
export function truckOn(
  lane: TruckLane,
  { view, lanes }: Pick<BoardModel, 'view' | 'lanes'>,
  now: number,
) {
  const judged = (one: TruckLane) => {
    const { unavailableFrom: from } = one.truck;
    return {
      ...one.truck,
      unavailableFrom: from === null ? null : clockOn(from, view.day.date, view.day.timezone),
      taken: takenOfTruck(one, lanes, view, now),
    };
  };
  const { standIn } = lane.truck;
  const other = standIn && lanes.find(({ truck }) => truck._id === standIn.truck);
  const servedFrom = other && { from: fromOf(standIn, view), truck: judged(other) };
  return { ...judged(lane), servedFrom: servedFrom ?? null };
}

const fromOf = ({ from }: { from: string }, { day }: DayView): Date =>
  clockOn(from, day.date, day.timezone);

/** What a truck is taken for, on its own row while it serves that and on those for which it stands in. */
function takenOfTruck(
  lane: TruckLane,
  lanes: readonly TruckLane[],
  view: DayView,
  now: number,
): TakenSlot[] {
  const { truck } = lane;
  if (!truck.standIn && truck.standsInFor.length === 0) return takenOn(lane, now);
  const served = new Set([truck._id, ...truck.standsInFor.map((row) => row.truck)]);
  return lanes
    .filter((one) => served.has(one.truck._id))
    .flatMap((one) => {
      const row = servedRow(one.truck, view);
      return takenOn(one, now).flatMap((slot) =>
        partsOnTrucks(slot, row)
          .filter((part) => part.truck === truck._id)
          .map(({ window }) => ({ ...slot, ...window })),
      );
    });
}
