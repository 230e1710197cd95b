import { useStore } from 'react-redux';
import { crewOn, type TruckPair } from '#modules/scheduling/contract/crew-rules.js';
import type { DayView } from '#modules/scheduling/contract/day.view.js';
import { requestIdOf } from '../../../shared/api';
import { announce, toast } from '../../../shared/ui';
import { useSwapCrewsMutation, type CrewsSwap } from '../api/crew-api';
import { cachedDay } from '../api/scheduling-api';
import { useFreshDay } from '../api/use-fresh-day';
import type { BoardController } from '../drag/board-controller';
import { cutOff } from '../drag/cut-off';
import { refusalText, showRefused } from '../drag/show-refusal';
import { showUndone } from '../drag/show-undone';
import type { UndoKind } from '../drag/undo-stack';
import type { BoardModel } from '../model/board-model';
import { isBoardOf } from '../model/placing-fault';
import { truckName, unavailableLabel } from '../model/row-labels';
import type { LastEditors } from '../model/last-editors';
import { putLabel } from './crew-labels';

/** Swaps the crews of two trucks; resolves to whether the server agreed. */
export type SwapCrews = (from: string, to: string) => Promise<boolean>;

const seenOn = (view: DayView, trucks: TruckPair): CrewsSwap['seen'] =>
  Object.fromEntries(trucks.map((truck) => [truck, crewOn(view.assignment, truck)]));

/** The same swap, undone or redone: by now each person is on the other truck. */
const swapped = ({ trucks: [one, other], seen, ...rest }: CrewsSwap): CrewsSwap => ({
  ...rest,
  trucks: [one, other],
  seen: { [one]: seen[other] ?? [], [other]: seen[one] ?? [] },
});

const unavailable = (view: DayView, trucks: TruckPair): string | undefined =>
  trucks.find((id) => view.trucks.find(({ _id }) => _id === id)?.unavailable !== false);

/** Someone whose place is not the one that was seen; null if there is nobody. */
function elsewhere(view: DayView, { trucks, seen }: CrewsSwap): string | null {
  for (const truck of trucks) {
    const now = crewOn(view.assignment, truck);
    const at = now.findIndex((mover, position) => mover !== seen[truck]?.[position]);
    if (at >= 0) return now[at] ?? seen[truck]?.[at] ?? null;
  }
  return null;
}

/** Why the crews can't be swapped on the board as it is now; null when they can. */
function swapFault(model: BoardModel | null, swap: CrewsSwap): string | null {
  if (!model || !isBoardOf(model, swap)) return null;
  const out = unavailable(model.view, swap.trucks);
  if (out !== undefined) return unavailableLabel(model.view, out);
  return elsewhere(model.view, swap) === null
    ? null
    : `${swapName(model.view, swap.trucks)}: someone has another seat now.`;
}

const swapName = (view: DayView, [one, other]: TruckPair): string =>
  `Crews of ${truckName(view, one)} and ${truckName(view, other)}`;

function raceLabel(
  view: DayView | null | undefined,
  swap: CrewsSwap,
  lastEditors: LastEditors,
): string | null {
  const mover = view && elsewhere(view, swap);
  return view && mover ? `${lastEditors.by(mover)} just ${putLabel(view, mover)}.` : null;
}

/** Swaps whole crews: shown at once, one step to undo, taken back by the same call. */
export function useCrewsSwap(board: BoardController): SwapCrews {
  const { key, undo, lastEditors } = board;
  const [send] = useSwapCrewsMutation();
  const readAnew = useFreshDay();
  const store = useStore();

  const go = async (name: string, swap: CrewsSwap): Promise<{ undoes: string | null } | null> => {
    const { data, error } = await send(swap);
    if (!error) return { undoes: requestIdOf(data) };
    const fresh = await readAnew(swap);
    showRefused(name, raceLabel(fresh, swap, lastEditors) ?? refusalText(error));
    return null;
  };

  const kind: UndoKind<{ name: string; swap: CrewsSwap }> = {
    kind: 'crews',
    run: async ({ data: { name, swap } }, way) => {
      const done = await go(name, way === 'undo' ? swapped(swap) : { ...swap, undoes: null });
      return done && { name, swap: { ...swap, ...done } };
    },
    fault: ({ swap }, way, model) => swapFault(model, way === 'undo' ? swapped(swap) : swap),
  };

  undo.know(kind);

  return async (from, to) => {
    const view = cachedDay(store.getState(), key);
    if (!view || from === to) return false;
    const trucks: TruckPair = [from, to];
    const name = swapName(view, trucks);
    const out = unavailable(view, trucks);
    const fault = cutOff() ?? (out === undefined ? null : unavailableLabel(view, out));
    if (fault) {
      showRefused(name, fault);
      return false;
    }
    const swap: CrewsSwap = { ...key, trucks, seen: seenOn(view, trucks) };
    const agreed = go(name, swap).then((done) => done && { name, swap: { ...swap, ...done } });
    const id = undo.record(kind, { name, data: { name, swap }, agreed });
    if (!(await agreed)) return false;
    toast.success('They have changed places.', {
      id,
      title: name,
      isAnnounced: true,
      undo: () => void undo.undo(id).then((taken) => showUndone('Undone', taken)),
    });
    announce(`${name} have changed places.`);
    return true;
  };
}
