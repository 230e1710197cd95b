import { useStore } from 'react-redux';
import type { CrewSeatView, DayView } from '#modules/scheduling/contract/day.view.js';
import { requestIdOf } from '../../../shared/api';
import { announce, toast } from '../../../shared/ui';
import { useMoveMoverMutation } from '../api/crew-api';
import { useRepeatCrewsMutation, type CrewsRepeat } from '../api/crew-repeat-api';
import { cachedDay } from '../api/scheduling-api';
import type { BoardController } from '../drag/board-controller';
import { cutOff } from '../drag/cut-off';
import { refusalText, showRefused } from '../drag/show-refusal';
import { showUndone } from '../drag/show-undone';
import type { UndoKind } from '../drag/undo-stack';
import { crewPlaceOf, isSameCrewPlace } from '../model/crew-place';
import { isBoardOf } from '../model/placing-fault';
import { truckName } from '../model/row-labels';
import { moverName } from './crew-labels';
import { leftOutSentences, repeatLabel } from './repeat-labels';

/** Seats those who were on these trucks on the trucks' last working day. */
export type RepeatCrews = (trucks: readonly string[]) => Promise<void>;

/** People who were seated as before. */
interface Repeated {
  name: string;
  asked: CrewsRepeat;
  taken: readonly CrewSeatView[];
  /** The reference of the answer: by it they are taken off again. */
  undoes?: string | null;
}

const READABLE_MS = 10_000;
const ALL_ELSEWHERE = 'They all have other seats now.';

/** Who of them still sits where they were seated. */
const stillThere = ({ assignment }: DayView, taken: readonly CrewSeatView[]): CrewSeatView[] =>
  taken.filter(({ mover, truck, position }) =>
    isSameCrewPlace(crewPlaceOf(assignment, mover), { truck, position }),
  );

/** Seats crews as before; one step to undo, taken back by removing each from their seat. */
export function useCrewsRepeat(
  board: BoardController,
  onLeftOut: (sentences: readonly string[]) => void,
): RepeatCrews {
  const { key, undo } = board;
  const [send] = useRepeatCrewsMutation();
  const [sendMove] = useMoveMoverMutation();
  const store = useStore();

  const go = async (name: string, asked: CrewsRepeat) => {
    const { data, error } = await send(asked);
    if (error) showRefused(name, refusalText(error));
    return data ?? null;
  };

  /** Whoever sits elsewhere by now stays there. Resolves to whether anybody was removed. */
  const takeBack = async ({ name, asked, taken, undoes }: Repeated): Promise<boolean> => {
    const { branchId, day } = asked;
    const view = cachedDay(store.getState(), { branchId, day });
    const stayed: string[] = [];
    let removed = 0;
    for (const { mover, truck, position } of view ? stillThere(view, taken) : []) {
      const from = { truck, position };
      const move = { branchId, day, mover, from, to: null, isChecked: true, over: null, undoes };
      const { error } = await sendMove(move);
      if (!error) removed += 1;
      else if (view) stayed.push(moverName(view, mover));
    }
    if (stayed.length > 0) showRefused(name, `Could not be taken back: ${stayed.join(', ')}.`);
    else if (removed === 0) showRefused(name, ALL_ELSEWHERE);
    return removed > 0;
  };

  const kind: UndoKind<Repeated> = {
    kind: 'crews-repeat',
    run: async ({ data }, way) => {
      if (way === 'undo') return (await takeBack(data)) ? data : null;
      const again = await go(data.name, data.asked);
      return again && { ...data, taken: again.taken, undoes: requestIdOf(again) };
    },
    fault: ({ asked, taken }, way, model) => {
      // Until the server has answered it is not known who sits down.
      if (way === 'redo' || taken.length === 0 || !model || !isBoardOf(model, asked)) return null;
      return stillThere(model.view, taken).length > 0 ? null : ALL_ELSEWHERE;
    },
  };

  undo.know(kind);

  return async (trucks) => {
    const view = cachedDay(store.getState(), key);
    const [only] = trucks;
    if (!view || only === undefined) return;
    const name =
      trucks.length === 1
        ? `Same crew as before on ${truckName(view, only) ?? 'the truck'}`
        : 'Same crews as before';
    const away = cutOff();
    if (away) return showRefused(name, away);
    const asked: CrewsRepeat = { ...key, trucks };
    const answer = go(name, asked);
    // Where nobody sat down there is nothing to take back.
    const agreed = answer.then((one) =>
      one && one.taken.length > 0
        ? { name, asked, taken: one.taken, undoes: requestIdOf(one) }
        : null,
    );
    const id = undo.record(kind, { name, data: { name, asked, taken: [] }, agreed });
    const repeated = await answer;
    if (!repeated) return;
    const now = cachedDay(store.getState(), key) ?? view;
    const words = repeatLabel(now, repeated);
    onLeftOut(leftOutSentences(now, repeated));
    announce(`${name}: ${words}`);
    const takeBackNow = (): void => void undo.undo(id).then((taken) => showUndone('Undone', taken));
    const isWhole = repeated.left.length === 0 && repeated.unknown.length === 0;
    toast[isWhole ? 'success' : 'warning'](words, {
      id,
      title: name,
      isAnnounced: true,
      closesAfter: READABLE_MS,
      ...(repeated.taken.length > 0 && { undo: takeBackNow }),
    });
  };
}
