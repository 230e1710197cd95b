import type { BookingView } from '#modules/scheduling/contract/booking.view.js';
import { SCHEDULING_ERRORS } from '#modules/scheduling/contract/errors.js';
import { requestIdOf } from '../../../shared/api';
import { announce } from '../../../shared/ui';
import { useLinkOperationsMutation } from '../api/linking-api';
import type { BoardBlock } from '../model/board-block';
import type { BoardModel } from '../model/board-model';
import type { DayKey } from '../model/day-key';
import { shortName } from '../model/direct-leg';
import type { LastEditors } from '../model/last-editors';
import { changedLabel, isBoardOf } from '../model/placing-fault';
import { cutOff } from './cut-off';
import { refusalText, showRefused } from './show-refusal';
import type { UndoWay } from './undo-slice';
import type { UndoKind, UndoStack } from './undo-stack';

/**
 * Lets a truck drive directly from one block to the next, or by the yard again; resolves to the reason
 * if the server refused, else to null.
 */
export type LinkBlocks = (
  block: BoardBlock,
  after: BoardBlock,
  isDirect: boolean,
) => Promise<string | null>;

interface Linking {
  key: DayKey;
  booking: BookingView;
  after: BookingView;
  isDirect: boolean;
  /** The reference of the answer: by it the drive is taken back. */
  undoes?: string | null;
}

type Sent = { linking: Linking } | { why: string };

const turned = (linking: Linking, way: UndoWay): Linking =>
  way === 'redo' ? { ...linking, undoes: null } : { ...linking, isDirect: !linking.isDirect };

function faultOf(
  model: BoardModel | null,
  { key, booking, after, isDirect }: Linking,
  lastEditors: LastEditors,
) {
  if (!model || !isBoardOf(model, key)) return null;
  const [now, before] = [booking, after].map(({ operation }) => model.blocks.get(operation._id));
  if (!now || !before) return SCHEDULING_ERRORS.NOT_ON_BOARD;
  const expected = isDirect ? null : before.id;
  const isAsBefore = now.follows === expected && now.place.truck === before.place.truck;
  return isAsBefore ? null : changedLabel(booking, lastEditors);
}

/** Links blocks where they are; undone by the opposite call. */
export function useLinking(key: DayKey, undo: UndoStack, lastEditors: LastEditors): LinkBlocks {
  const [link] = useLinkOperationsMutation();

  const send = async (linking: Linking): Promise<Sent> => {
    const { key: _, ...sent } = linking;
    const { data, error } = await link({ ...linking.key, ...sent });
    if (error) return { why: refusalText(error) };
    const { booking, after } = data;
    return { linking: { ...linking, booking, after, undoes: requestIdOf(data) } };
  };

  const kind: UndoKind<Linking> = {
    kind: 'linking',
    run: async ({ data }, way) => {
      const sent = await send(turned(data, way));
      if ('linking' in sent) {
        const { booking, after, undoes } = sent.linking;
        return { ...data, booking, after, undoes };
      }
      showRefused(data.booking.metaData.customerName, sent.why);
      return null;
    },
    fault: (data, way, model) => faultOf(model, turned(data, way), lastEditors),
  };

  undo.know(kind);

  return async (block, after, isDirect) => {
    const away = cutOff();
    if (away) return away;
    const linking: Linking = { key, booking: block.booking, after: after.booking, isDirect };
    const answer = send(linking);
    const known = answer.then((sent) => ('linking' in sent ? sent.linking : null));
    const words = isDirect
      ? `follows ${shortName(after)}`
      : `no longer follows ${shortName(after)}`;
    undo.record(kind, { name: `${block.name} ${words}`, data: linking, agreed: known });
    const sent = await answer;
    if ('why' in sent) {
      announce(`${block.name}: ${sent.why}`);
      return sent.why;
    }
    announce(`${block.name} ${words}.`);
    return null;
  };
}
