import { useStore } from 'react-redux';
import type { BookingView, PlacedView } from '#modules/scheduling/contract/booking.view.js';
import { apiErrorOf, ended, requestIdOf } from '../../../shared/api';
import { useMay } from '../../../shared/auth';
import { announce, toast } from '../../../shared/ui';
import type { DayKey } from '../model/day-key';
import { inTurn } from '../api/in-turn';
import { cachedDay } from '../api/scheduling-api';
import { useFreshDay } from '../api/use-fresh-day';
import { linksLeft, linksOf, type FormerLinks } from '../model/former-links';
import { boardModel } from '../model/board-model';
import { onRow, toRow } from '../model/row-labels';
import { bookingOf } from '../model/day-draft';
import {
  isSamePlace,
  OFF_BOARD,
  placeOf,
  rowOf,
  type OperationPlace,
  UNASSIGNED_ROW,
} from '../model/operation-place';
import type { PlaceBlock } from './board-controller';
import { cutOff } from './cut-off';
import { freeInstead } from './free-then';
import { NO_WAY, type WaysOn } from './ways-on';
import { showUndone } from './show-undone';
import type { UndoWay } from './undo-slice';
import type { UndoKind, UndoStack } from './undo-stack';
import type { LastEditors } from '../model/last-editors';
import { crewLabel } from '../model/progress';
import { raceOf } from '../model/lost-race';
import { changedLabel, isSameMove, placingFault } from '../model/placing-fault';
import { usePlaceLinked } from './use-place-linked';
import { isUnanswered, NOT_KNOWN, refusalText, showNotPlaced, showRefused } from './show-refusal';

/** A booking with everything stored for it. */
export interface Prepared {
  booking: BookingView;
  /** What was typed had to be saved for it. */
  didSave: boolean;
}

/** Why nothing may be placed now, as the end of a sentence. */
export interface NotPrepared {
  why: string;
}

/** Where an operation is to go, and whether Undo or Redo sends it there. */
export interface PlacingStep {
  to: OperationPlace;
  isAgain: boolean;
}

/** What is to be done before a placing, for a customer one after the other; null: it is placed at once. */
export type Prepare = (
  booking: BookingView,
  step: PlacingStep,
) => (() => Promise<Prepared | NotPrepared>) | null;

export interface PlacingOptions {
  undo: UndoStack;
  lastEditors: LastEditors;
  prepare?: Prepare;
  onPlaced?: (placed: PlacedView) => void;
  /** Nobody sees where a block goes: it is said, with Undo. */
  tellsAll?: boolean;
}

/** A block that was put somewhere else. */
interface Placing {
  key: DayKey;
  /** As the server knows it. */
  booking: BookingView;
  from: OperationPlace;
  to: OperationPlace;
  /** The direct drives that it left, for Undo. */
  links: FormerLinks | null;
  /** The reference of the answer: by it the placing is taken back. */
  undoes?: string | null;
}

interface Sent {
  booking: BookingView;
  undoes: string | null;
  didSave: boolean;
}

const SAVED = 'Your changes are saved.';

const nameOf = ({ metaData }: BookingView): string => metaData.customerName;

/** Whatever was there before it is not made again by going there. */
const away = (placing: Placing): Placing => ({ ...placing, links: null, undoes: null });

/** The direction of the block in the step. */
const turned = (placing: Placing, way: UndoWay): Placing =>
  way === 'undo' ? { ...placing, from: placing.to, to: placing.from } : away(placing);

/**
 * Moves blocks: shown at once, put back with the reason when the server refuses, undone by the
 * opposite call.
 */
export function usePlacing(
  key: DayKey,
  { undo, lastEditors, prepare, onPlaced, tellsAll = false }: PlacingOptions,
): PlaceBlock {
  const place = usePlaceLinked();
  const mayDispatch = useMay('dispatch');
  const readAnew = useFreshDay();
  const store = useStore();
  const viewOf = (of: DayKey) => cachedDay(store.getState(), of);

  /** In the board's own terms: what happened meanwhile, where the block is now, and which truck could take it. */
  const wordsOf = async (lost: Placing, error: unknown): Promise<[string, WaysOn]> => {
    const { code } = apiErrorOf(error);
    const { key: at, booking, from } = lost;
    const operationId = booking.operation._id;
    if (isUnanswered(error)) return [NOT_KNOWN, NO_WAY];
    const view = await readAnew(at);
    const why = (view && raceOf(lost, { code, view, lastEditors })) ?? refusalText(error);
    const now = viewOf(at);
    const here = now && (bookingOf(now, operationId)?.operation ?? placeOf(OFF_BOARD));
    if (!here || !isSamePlace(here, from)) return [why, NO_WAY];
    const drop = { code, key: at, operationId, row: rowOf(lost.to) };
    return [
      `${ended(why)} It is back ${onRow(now, rowOf(here))}.`,
      freeInstead(drop, boardModel(now), placeBlock, mayDispatch),
    ];
  };

  const send = async (
    placing: Placing,
    didSave: boolean,
    isAgain: boolean,
  ): Promise<Sent | null> => {
    const { key: at, booking, from, to, undoes } = placing;
    const links = linksLeft(viewOf(at), placing.links, to.truck);
    const { data, error } = await place({ ...at, booking, from, to, undoes }, links);
    if (!data) {
      const [words, free] = await wordsOf(placing, error);
      // What is taken back goes where it was, or nowhere.
      showRefused(nameOf(booking), didSave ? `${words} ${SAVED}` : words, isAgain ? NO_WAY : free);
      return null;
    }
    onPlaced?.(data);
    if (didSave && to.truck) {
      toast.success(`Saved, then moved ${nameOf(booking)} ${toRow(viewOf(at), rowOf(to))}.`);
    }
    return { booking: data.booking, undoes: requestIdOf(data), didSave };
  };

  const go = async (placing: Placing, isAgain = false): Promise<Sent | null> => {
    const { booking: shown, from, to } = placing;
    const first = prepare?.(shown, { to, isAgain });
    if (!first) return send(placing, false, isAgain);
    return inTurn(`prepare ${shown.metaData.customerId}`, async () => {
      const ready = await first();
      if ('why' in ready) {
        showNotPlaced(nameOf(shown), to, ready.why);
        return null;
      }
      const { booking, didSave } = ready;
      // A save may have taken it off the Unassigned row: another day has another one.
      const { truck, unassigned } = booking.operation;
      const there = didSave ? { truck, unassigned } : from;
      return send({ ...placing, booking, from: there }, didSave, isAgain);
    });
  };

  // The server checks its place by `expect`, and its content by the version that this page has seen.
  const again = async (placing: Placing): Promise<Sent | null> => {
    const { booking } = placing;
    const known = viewOf(placing.key);
    const now = known && bookingOf(known, booking.operation._id);
    if (!now || isSameMove(now, booking)) return go(placing, true);
    showRefused(nameOf(booking), changedLabel(booking, lastEditors));
    return null;
  };

  const kind: UndoKind<Placing> = {
    kind: 'placing',
    run: async ({ data }, way) => {
      const sent = await again(turned(data, way));
      return sent && { ...data, booking: sent.booking, undoes: sent.undoes };
    },
    fault: (data, way, model) =>
      placingFault(model, data.key, { ...turned(data, way), lastEditors }),
  };

  undo.know(kind);

  const placeBlock: PlaceBlock = async (block, row) => {
    const { booking, place: from } = block;
    const to = placeOf(row);
    if (isSamePlace(from, to)) return true;
    const placing: Placing = { key, booking, from, to, links: linksOf(viewOf(key), booking) };
    const why = cutOff();
    if (why) {
      showRefused(block.name, why);
      return false;
    }
    const name = `${block.name} ${toRow(viewOf(key), row)}`;
    const answer = go(away(placing));
    const agreed = answer.then(
      (sent) => sent && { ...placing, booking: sent.booking, undoes: sent.undoes },
    );
    const id = undo.record(kind, { name, data: placing, agreed });
    const sent = await answer;
    if (!sent) return false;
    // A crew that is at it may not see that the job went elsewhere.
    const crew = from.truck === null ? '' : crewLabel(booking);
    const where = onRow(viewOf(key), row);
    announce([`${block.name} is ${where}, ${block.times}.`, crew].filter(Boolean).join(' '));
    if (to.truck === null || crew || tellsAll) {
      const saved = to.truck === null && sent.didSave ? 'Saved.' : '';
      const words = `${block.name} is ${row === UNASSIGNED_ROW ? 'unassigned' : where}.`;
      toast[crew ? 'warning' : 'success']([saved, words, crew].filter(Boolean).join(' '), {
        id,
        isAnnounced: true,
        undo: () => void undo.undo(id).then((taken) => taken?.fault && showUndone('Undone', taken)),
      });
    }
    return true;
  };
  return placeBlock;
}
