import { useStore } from 'react-redux';
import type { BookingView } from '#modules/scheduling/contract/booking.view.js';
import { apiErrorOf, requestIdOf } from '../../../shared/api';
import { cachedDay } from '../api/scheduling-api';
import { useFreshDay } from '../api/use-fresh-day';
import type { BoardBlock } from '../model/board-block';
import { boardModel, type BoardModel } from '../model/board-model';
import type { DayKey } from '../model/day-key';
import { bookingOf } from '../model/day-draft';
import { linksLeft, linksOf, type FormerLinks } from '../model/former-links';
import { placeOf, type OperationPlace, type RowId } from '../model/operation-place';
import { raceOf } from '../model/lost-race';
import { placingFault } from '../model/placing-fault';
import type { LastEditors } from '../model/last-editors';
import { isUnanswered, NOT_KNOWN, refusalText, showRefused } from './show-refusal';
import { usePlaceLinked } from './use-place-linked';
import type { UndoWay } from './undo-slice';
import type { UndoKind, UndoStack } from './undo-stack';

/** A block and the row that it should go to. */
export interface GroupStep {
  block: BoardBlock;
  row: RowId;
}

/** A block that stays where it was, and why. */
export interface Stayed {
  name: string;
  why: string;
}

export interface GroupPlaced {
  /** Takes all of it back, as one step. */
  undoId: string;
  placed: string[];
  stayed: Stayed[];
  /** The names of those of which nobody knows whether they were placed. */
  unanswered: string[];
}

/** Places blocks together: each is judged by the server, all are one step to undo. */
export type PlaceGroup = (name: string, steps: readonly GroupStep[]) => Promise<GroupPlaced>;

interface Placing {
  booking: BookingView;
  from: OperationPlace;
  to: OperationPlace;
  /** The direct drives that it left, for Undo. */
  links: FormerLinks | null;
  /** The reference of the answer: by it the placing is taken back. */
  undoes?: string | null;
}

interface Group {
  key: DayKey;
  name: string;
  placings: readonly Placing[];
}

const turned = (placings: readonly Placing[], way: UndoWay): readonly Placing[] =>
  way === 'redo' ? placings : placings.map((one) => ({ ...one, from: one.to, to: one.from }));

/** Only what is taken back gets back what it had. */
const linksOn = (way: UndoWay, { links }: Placing): FormerLinks | null =>
  way === 'undo' ? links : null;

const byStart = (a: Placing, b: Placing): number =>
  Date.parse(a.booking.metaData.startTime) - Date.parse(b.booking.metaData.startTime);

/** What is to be said of each that is not known to be placed. */
export const reasonsOf = (
  stayed: readonly Stayed[],
  unanswered: readonly string[],
): [stayed: string[], unanswered: string[]] => [
  stayed.map(({ name, why }) => `${name}: ${why}`),
  unanswered.map((name) => `${name}: ${NOT_KNOWN}`),
];

export function usePlaceGroup(key: DayKey, undo: UndoStack, lastEditors: LastEditors): PlaceGroup {
  const place = usePlaceLinked();
  const readAnew = useFreshDay();
  const store = useStore();

  /** In the board's own terms: what happened meanwhile. */
  const whyStayed = async (at: DayKey, lost: Placing, error: unknown): Promise<string> => {
    const view = await readAnew(at);
    const { code } = apiErrorOf(error);
    return (view && raceOf(lost, { code, view, lastEditors, act: 'try' })) ?? refusalText(error);
  };

  const send = async (at: DayKey, placings: readonly Placing[], way: UndoWay) => {
    const stayed: Stayed[] = [];
    const unanswered: string[] = [];
    const sendOne = async (one: Placing): Promise<Placing[]> => {
      const { booking, from, to } = one;
      const view = cachedDay(store.getState(), at);
      const links = linksLeft(view, linksOn(way, one), to.truck);
      const undoes = way === 'undo' ? one.undoes : null;
      const { data, error } = await place({ ...at, booking, from, to, undoes }, links);
      if (data) return [{ ...one, booking: data.booking, undoes: requestIdOf(data) }];
      const { customerName: name } = booking.metaData;
      if (isUnanswered(error)) unanswered.push(name);
      else stayed.push({ name, why: await whyStayed(at, one, error) });
      return [];
    };
    const [linked, others] = [true, false].map((isLinked) =>
      placings.filter(({ links }) => (links !== null) === isLinked),
    ) as [Placing[], Placing[]];
    const done = await Promise.all(others.map(sendOne));
    // Whom one of them followed is there before it.
    for (const [nth, one] of linked.sort(byStart).entries()) {
      // The end of a link is a change of the other one, too: its next version is read first.
      if (nth > 0 && way === 'redo') await readAnew(at);
      done.push(await sendOne(one));
    }
    return { done: done.flat(), stayed, unanswered };
  };

  const faultOf = (
    model: BoardModel | null,
    at: DayKey,
    [one, way]: readonly [Placing, UndoWay],
  ): string | null => placingFault(model, at, { ...one, links: linksOn(way, one), lastEditors });

  /** Those that somebody moved or changed since stay as they are. */
  const again = async ({ key: at, name, placings }: Group, way: UndoWay): Promise<Group | null> => {
    const view = cachedDay(store.getState(), at);
    const model = view ? boardModel(view) : null;
    const wanted = turned(placings, way);
    const open = wanted.filter((one) => faultOf(model, at, [one, way]) === null);
    const known = open.map((one) => ({
      ...one,
      booking: (view && bookingOf(view, one.booking.operation._id)) ?? one.booking,
    }));
    const { done, stayed, unanswered } = await send(at, known, way);
    const closed = wanted
      .filter((one) => !open.includes(one))
      .map((one) => ({
        name: one.booking.metaData.customerName,
        why: faultOf(model, at, [one, way]) ?? '',
      }));
    const [left, notKnown] = reasonsOf([...closed, ...stayed], unanswered);
    const asBefore = left.length > 0 ? ['Left as they are.', ...left] : [];
    const words = [...asBefore, ...notKnown].join(' ');
    if (words) showRefused(name, words);
    return done.length > 0 ? { key: at, name, placings: turned(done, way) } : null;
  };

  const kind: UndoKind<Group> = {
    kind: 'group',
    run: ({ data }, way) => again(data, way),
    fault: ({ key: at, placings }, way, model) => {
      const faults = turned(placings, way).map((one) => faultOf(model, at, [one, way]));
      return faults.includes(null) ? null : (faults[0] ?? null);
    },
  };

  undo.know(kind);

  return async (name, steps) => {
    const placings = steps.map(({ block, row }) => ({
      booking: block.booking,
      from: block.place,
      to: placeOf(row),
      links: linksOf(cachedDay(store.getState(), key), block.booking),
    }));
    const answer = send(key, placings, 'redo');
    const agreed = answer.then(({ done }) =>
      done.length > 0 ? { key, name, placings: done } : null,
    );
    const undoId = undo.record(kind, { name, data: { key, name, placings }, agreed });
    const { done, stayed, unanswered } = await answer;
    const placed = done.map(({ booking }) => booking.operation._id);
    return { undoId, placed, stayed, unanswered };
  };
}
