import type { BookingView } from '#modules/scheduling/contract/booking.view.js';
import { SCHEDULING_ERRORS } from '#modules/scheduling/contract/errors.js';
import { inTheWayLabels } from '#modules/scheduling/contract/schedule-labels.js';
import type { InTheWayView } from '#modules/scheduling/contract/retiming.view.js';
import { apiErrorOf, requestIdOf } from '../../../shared/api';
import { announce, toast } from '../../../shared/ui';
import { useRetimeOperationMutation } from '../api/retiming-api';
import { blockOf, type BoardBlock } from '../model/board-block';
import type { BoardModel } from '../model/board-model';
import type { DayKey } from '../model/day-key';
import { hoursLabel, hoursOf, isSameHours } from '../model/job-hours';
import type { JobHours } from '../model/job-hours';
import { changedLabel, isBoardOf } from '../model/placing-fault';
import type { LastEditors } from '../model/last-editors';
import { cutOff } from './cut-off';
import { refusalText, showRefused } from './show-refusal';
import { showUndone } from './show-undone';
import type { UndoWay } from './undo-slice';
import type { UndoKind, UndoStack } from './undo-stack';

/** The hours that a block is to get, and how its customer agreed to another start. */
export interface WantedHours {
  hours: JobHours;
  agreed: string | null;
  /** The branch's. */
  timezone: string;
}

/** Why the server refused hours: a sentence, and its code; none where it was not asked. */
export interface RefusedHours {
  why: string;
  code: string | null;
}

/** Gives a block other hours; resolves to the reason if the server refused, else to null. */
export type RetimeBlock = (block: BoardBlock, wanted: WantedHours) => Promise<RefusedHours | null>;

export interface RetimingOptions {
  undo: UndoStack;
  lastEditors: LastEditors;
  /** Nobody sees the block: its hours are said, with Undo. */
  tellsAll?: boolean;
}

/** A block that has other hours. */
interface Retiming {
  key: DayKey;
  /** As the server knows it. */
  booking: BookingView;
  from: JobHours;
  to: JobHours;
  agreed: string | null;
  /** The reference of the answer: by it the hours are taken back. */
  undoes?: string | null;
}

type Sent = { retiming: Retiming } | RefusedHours;

/** Which hours the block gets from this step; nobody agrees to what is taken back. */
const turned = (retiming: Retiming, way: UndoWay): Retiming =>
  way === 'redo'
    ? { ...retiming, undoes: null }
    : {
        ...retiming,
        from: retiming.to,
        to: retiming.from,
        agreed: null,
      };

/** Without a reference the server can't know that the start is only taken back: its customer would have to agree. */
const NO_REFERENCE = "The customer has to agree to another start: change it in the move's popup.";

const lacksReference = ({ from, to, undoes }: Retiming): boolean =>
  !undoes && from.start !== to.start;

/** Why the server refused the hours, and what is in the way. */
export function whyNot(error: unknown): string {
  const { with: standing } = apiErrorOf(error).details as { with?: InTheWayView[] };
  return [refusalText(error), ...inTheWayLabels(standing ?? [])].join(' ');
}

function faultOf(
  model: BoardModel | null,
  { key, booking, from }: Retiming,
  lastEditors: LastEditors,
): string | null {
  if (!model || !isBoardOf(model, key)) return null;
  const now = model.blocks.get(booking.operation._id);
  if (!now) return SCHEDULING_ERRORS.NOT_ON_BOARD;
  const isSame = isSameHours(hoursOf(now.booking, model.view.day.timezone), from);
  return isSame ? null : changedLabel(booking, lastEditors);
}

/** Changes the hours of blocks where they are; undone by the opposite call. */
export function useRetiming(
  key: DayKey,
  { undo, lastEditors, tellsAll = false }: RetimingOptions,
): RetimeBlock {
  const [retime] = useRetimeOperationMutation();

  const send = async (retiming: Retiming): Promise<Sent> => {
    const { booking, from, to, agreed, undoes } = retiming;
    const { data, error } = await retime({ ...retiming.key, booking, from, to, agreed, undoes });
    if (error) return { why: whyNot(error), code: apiErrorOf(error).code };
    return { retiming: { ...retiming, booking: data.booking, undoes: requestIdOf(data) } };
  };

  const kind: UndoKind<Retiming> = {
    kind: 'retiming',
    run: async ({ data }, way) => {
      const sent = await send(turned(data, way));
      if ('retiming' in sent) {
        const { booking, undoes } = sent.retiming;
        return { ...data, booking, undoes };
      }
      showRefused(data.booking.metaData.customerName, sent.why);
      return null;
    },
    fault: (data, way, model) =>
      way === 'undo' && lacksReference(data)
        ? NO_REFERENCE
        : faultOf(model, turned(data, way), lastEditors),
  };

  undo.know(kind);

  return async ({ booking, name }, { hours: to, agreed, timezone }) => {
    const away = cutOff();
    if (away) return { why: away, code: null };
    const from = hoursOf(booking, timezone);
    const retiming: Retiming = { key, booking, from, to, agreed };
    const answer = send(retiming);
    const known = answer.then((sent) => ('retiming' in sent ? sent.retiming : null));
    const id = undo.record(kind, {
      name: `${name} ${hoursLabel(from, to)}`,
      data: retiming,
      agreed: known,
    });
    const sent = await answer;
    if ('why' in sent) {
      announce(`${name}: ${sent.why}`);
      return sent;
    }
    const words = `${name} is ${blockOf(sent.retiming.booking, timezone).times} now.`;
    announce(words);
    if (tellsAll) {
      toast.success(words, {
        id,
        isAnnounced: true,
        undo: () => void undo.undo(id).then((taken) => taken?.fault && showUndone('Undone', taken)),
      });
    }
    return null;
  };
}
