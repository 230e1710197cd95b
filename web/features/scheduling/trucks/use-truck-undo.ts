import { sameValue } from '#kernel/same-value.js';
import type { CrewSeatView, DayTruckView } from '#modules/scheduling/contract/day.view.js';
import { apiErrorOf, requestIdOf } from '../../../shared/api';
import { toast } from '../../../shared/ui';
import { useMakeAvailableMutation, useMakeUnavailableMutation } from '../api/day-plan-api';
import type { BoardController } from '../drag/board-controller';
import { usePlanDesk } from '../drag/plan-desk-context';
import { refusalText, showRefused } from '../drag/show-refusal';
import { NO_WAY, repairWays, SHOW_WAYS } from '../drag/ways-on';
import { bookingsInTheWay } from './bookings-in-the-way';
import type { UndoKind } from '../drag/undo-stack';
import type { DayKey } from '../model/day-key';
import { isBoardOf, truckChangedLabel } from '../model/placing-fault';
import { namesOfTrucks } from '../model/row-labels';
import { seatsOn, useSeatAgain } from './use-seat-again';

/** How a truck is out on a day. */
export interface TruckOut {
  note: string;
  /** `HH:mm`: for the rest of the day only; null: all day. */
  from: string | null;
}

/** Trucks that are out or back on a day. */
interface TrucksChange {
  key: DayKey;
  truckIds: string[];
  /** By truck; one that runs is not there. */
  before: Record<string, TruckOut>;
  /** The same for all; null: they run. */
  after: TruckOut | null;
  /** Who is off their seats for it. */
  seats: readonly CrewSeatView[];
  /** The reference of the answer: by it the change is taken back. */
  undoes?: string | null;
}

/** How the trucks that do not run all day are out. */
const outOf = (trucks: readonly DayTruckView[]): Record<string, TruckOut> =>
  Object.fromEntries(
    trucks
      .filter(({ unavailable, unavailableFrom }) => unavailable || unavailableFrom !== null)
      .map(({ _id, unavailableNote: note, unavailableFrom: from }) => [_id, { note, from }]),
  );

/** Whether a truck is out like that, whyever; null: it runs. */
const isOut = ({ unavailable, unavailableFrom }: DayTruckView, out: TruckOut | null): boolean =>
  unavailable === (out?.from === null) && unavailableFrom === (out?.from ?? null);

/** `T02 is out already`, `T01 and T02 run already`. */
function sameLabel(trucks: readonly DayTruckView[], out: TruckOut | null): string {
  const [areOut, areIn] = trucks.length === 1 ? ['is out', 'runs'] : ['are out', 'run'];
  return `${namesOfTrucks(trucks)} ${out ? areOut : areIn} already`;
}

/** Makes trucks unavailable or available on a day; resolves to what takes it back, null if it was refused or all are so already. */
export type ChangeTrucks = (
  name: string,
  truckIds: string[],
  after: TruckOut | null,
) => Promise<string | null>;

const NOT_CHANGED = 'Not changed';
/** What is on the truck, or held there. */
const isKept = (error: unknown): boolean =>
  ['TRUCK_HAS_BOOKINGS', 'SLOT_TAKEN'].includes(apiErrorOf(error).code);

export function useTruckUndo(board: BoardController): ChangeTrucks {
  const { key, undo, lastEditors } = board;
  const [takeOut] = useMakeUnavailableMutation();
  const [giveBack] = useMakeAvailableMutation();
  const seatAgain = useSeatAgain();
  const desk = usePlanDesk();

  /** A booking that this page did not know yet, or a visitor's time for which no truck is free, has the ways of the desk. */
  const tellRefused = (error: unknown, [truck, ...more]: string[], out: TruckOut | null): void => {
    const isRepaired = out && truck && more.length === 0 && isKept(error);
    const down = { truck: truck ?? '', note: out?.note, from: out?.from ?? undefined };
    const ways = isRepaired ? repairWays(desk, SHOW_WAYS, { truckDown: down }) : NO_WAY;
    const words = [refusalText(error), bookingsInTheWay(error)].filter(Boolean).join(' ');
    showRefused(NOT_CHANGED, words, ways);
  };

  const set = async (
    on: DayKey,
    { truckIds, out, undoes }: { truckIds: string[]; out: TruckOut | null; undoes?: string | null },
  ): Promise<{ undoes: string | null } | null> => {
    const { data, error } = out
      ? await takeOut({ ...on, truckIds, undoes, note: out.note, from: out.from ?? undefined })
      : await giveBack({ ...on, truckIds, undoes });
    if (error) tellRefused(error, truckIds, out);
    return error ? null : { undoes: requestIdOf(data) };
  };

  /** Each as it was before. */
  const back = async ({
    key: on,
    truckIds,
    before,
    seats,
    undoes,
  }: TrucksChange): Promise<boolean> => {
    const running = truckIds.filter((id) => !before[id]);
    if (running.length > 0 && !(await set(on, { truckIds: running, out: null, undoes })))
      return false;
    for (const id of truckIds) {
      const out = before[id];
      if (out && !(await set(on, { truckIds: [id], out, undoes }))) return false;
    }
    await seatAgain(on, seats, undoes);
    return true;
  };

  const kind: UndoKind<TrucksChange> = {
    kind: 'trucks',
    run: async ({ data }, way) => {
      if (way === 'undo') return (await back(data)) ? data : null;
      const done = await set(data.key, { truckIds: data.truckIds, out: data.after });
      return done && { ...data, ...done };
    },
    fault: ({ key: on, truckIds, before, after }, way, model) => {
      if (!model || !isBoardOf(model, on)) return null;
      const changed = model.view.trucks.find(
        (truck) =>
          truckIds.includes(truck._id) &&
          lastEditors.has(truck._id) &&
          !isOut(truck, way === 'undo' ? after : (before[truck._id] ?? null)),
      );
      return changed ? truckChangedLabel(changed, lastEditors) : null;
    },
  };
  undo.know(kind);

  return async (name, wanted, after) => {
    const known = (board.model?.view.trucks ?? []).filter(({ _id }) => wanted.includes(_id));
    const before = outOf(known);
    // Nothing of those is there to be taken back.
    const same = known.filter(({ _id }) => sameValue(before[_id] ?? null, after));
    const truckIds = wanted.filter((id) => !same.some(({ _id }) => _id === id));
    if (truckIds.length === 0) {
      toast.info(sameLabel(same, after));
      return null;
    }
    // For the rest of a day a truck goes down with its crew.
    const seats = after?.from === null ? seatsOn(board.model?.view, truckIds) : [];
    const change: TrucksChange = { key, truckIds, before, after, seats };
    const agreed = set(key, { truckIds, out: after }).then(
      (done) => done && { ...change, ...done },
    );
    const id = undo.record(kind, { name, data: change, agreed });
    return (await agreed) ? id : null;
  };
}
