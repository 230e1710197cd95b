import { useStore } from 'react-redux';
import type { DayMoverView, DayView } from '#modules/scheduling/contract/day.view.js';
import { requestIdOf } from '../../../shared/api';
import { useFreshDay } from '../api/use-fresh-day';
import { useMoveMoverMutation, useSetOffMutation, type DayOff } from '../api/crew-api';
import { cachedDay } from '../api/scheduling-api';
import type { BoardController } from '../drag/board-controller';
import { cutOff } from '../drag/cut-off';
import { usePlanDesk } from '../drag/plan-desk-context';
import { refusalText, showRefused } from '../drag/show-refusal';
import type { UndoKind } from '../drag/undo-stack';
import { NO_WAY, repairWays, type WaysOn } from '../drag/ways-on';
import { crewPlaceOf, isSeat } from '../model/crew-place';
import type { BoardModel } from '../model/board-model';
import { isBoardOf } from '../model/placing-fault';
import { crewUnderWayLabel } from '../model/under-way';
import { dayLabel } from './crew-labels';
import { crewFault } from './crew-step';
import { showCrewAct } from './show-crew-act';

/** As the button of the repair is called. */
export const WHO_STEPS_IN = 'Show who steps in';

export interface DaysOff {
  markOff: (mover: DayMoverView, reason: string) => Promise<void>;
  markBackOn: (mover: DayMoverView) => Promise<void>;
}

/** One person who was marked off, or back on. */
interface OffChange {
  name: string;
  isOff: boolean;
  off: DayOff;
}

const reasonOf = (view: DayView, mover: string): string | null =>
  view.assignment.off.find(({ employee }) => employee === mover)?.reason ?? null;

/** Why the change can't be made on the board as it is now; null when it can. */
function offFault(model: BoardModel | null, { name, off }: OffChange, isOff: boolean) {
  if (!model || !isBoardOf(model, off)) return null;
  const isOffNow = reasonOf(model.view, off.employee) !== null;
  if (isOffNow === isOff) return isOff ? `${name} is off already.` : `${name} is back on already.`;
  // Back on and not back on the seat would be half of it.
  const seatAgain = { mover: off.employee, from: null, to: off.from, over: null };
  return isOff || off.from === null ? null : crewFault(model, off, [seatAgain]);
}

/** Marks people off for the day and back on; undone by the opposite call, the seat included. */
export function useDaysOff(board: BoardController): DaysOff {
  const { key, undo } = board;
  const [send] = useSetOffMutation();
  const [sendMove] = useMoveMoverMutation();
  const store = useStore();
  const readAnew = useFreshDay();
  const desk = usePlanDesk();

  /** Somebody who got a seat meanwhile leaves it to whom the desk finds. */
  const waysOf = async ({ employee, reason, branchId, day }: DayOff): Promise<WaysOn> => {
    const now = await readAnew({ branchId, day });
    const place = now ? crewPlaceOf(now.assignment, employee) : null;
    const cause = { sick: { employee, reason } };
    return isSeat(place) ? repairWays(desk, WHO_STEPS_IN, cause) : NO_WAY;
  };

  const go = async (change: OffChange, isOff: boolean): Promise<OffChange | null> => {
    const { data, error } = await send({ off: change.off, isOff });
    if (!error) return { ...change, off: { ...change.off, undoes: requestIdOf(data) } };
    showRefused(change.name, refusalText(error), isOff ? await waysOf(change.off) : NO_WAY);
    return null;
  };

  /** To where they were before, once they are back on. */
  const putBack = async ({ name, off }: OffChange): Promise<boolean> => {
    const { employee: mover, from: to, branchId, day, undoes } = off;
    if (to === null) return true;
    const move = { branchId, day, mover, from: null, to, isChecked: true, over: null, undoes };
    const { error } = await sendMove(move);
    if (error) showRefused(name, refusalText(error));
    return !error;
  };

  const kind: UndoKind<OffChange> = {
    kind: 'off',
    run: async ({ data }, way) => {
      const isOff = way === 'undo' ? !data.isOff : data.isOff;
      const change = way === 'undo' ? data : { ...data, off: { ...data.off, undoes: null } };
      const done = await go(change, isOff);
      if (!done) return null;
      return isOff || (await putBack(change)) ? done : null;
    },
    fault: (data, way, model) => offFault(model, data, way === 'undo' ? !data.isOff : data.isOff),
  };

  undo.know(kind);

  const act = async (change: OffChange, words: string, warning = ''): Promise<void> => {
    const away = cutOff();
    if (away) return showRefused(change.name, away);
    const agreed = go(change, change.isOff);
    const id = undo.record(kind, { name: words, data: change, agreed });
    if (!(await agreed)) return;
    showCrewAct(undo, { id, words, warning, isShownAlways: true });
  };

  return {
    markOff: async ({ _id: employee, displayName: name }, reason) => {
      const view = cachedDay(store.getState(), key);
      if (!view) return;
      const from = crewPlaceOf(view.assignment, employee);
      const off: DayOff = { ...key, employee, reason, from };
      const words = `${name} is off ${dayLabel(board)}: ${reason}`;
      // Whoever is out with them does not see that their seat is empty.
      await act({ name, isOff: true, off }, words, crewUnderWayLabel(view, [from]));
    },
    markBackOn: async ({ _id: employee, displayName: name }) => {
      const view = cachedDay(store.getState(), key);
      const reason = view && reasonOf(view, employee);
      if (!reason) return;
      const off: DayOff = { ...key, employee, reason, from: null };
      await act({ name, isOff: false, off }, `${name} is back on`);
    },
  };
}
