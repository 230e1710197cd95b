import { useStore } from 'react-redux';
import type { DayMoverView, DayView } from '#modules/scheduling/contract/day.view.js';
import { apiErrorOf, requestIdOf, UNREACHABLE } from '../../../shared/api';
import { confirm } from '../../../shared/ui';
import { useMoveMoverMutation } from '../api/crew-api';
import { cachedDay } from '../api/scheduling-api';
import type { DayKey } from '../model/day-key';
import { useFreshDay } from '../api/use-fresh-day';
import { cutOff } from '../drag/cut-off';
import type { BoardController } from '../drag/board-controller';
import type { UndoWay } from '../drag/undo-slice';
import type { UndoKind } from '../drag/undo-stack';
import { refusalText, showRefused } from '../drag/show-refusal';
import { crewFault, crewRaceLabel, stepsBack, stepTo, swapFault, type CrewStep } from './crew-step';
import { crewPlaceLabel, moverName } from './crew-labels';
import { showCrewAct } from './show-crew-act';
import {
  crewPlaceOf,
  isSameCrewPlace,
  mayPut,
  placeIn,
  type CrewTarget,
} from '../model/crew-place';
import { crewUnderWayLabel } from '../model/under-way';

/** Puts a person into a seat or a zone. */
export type PutMover = (mover: DayMoverView, target: CrewTarget) => Promise<boolean>;

/** A person who was put somewhere else. */
interface CrewChange {
  key: DayKey;
  name: string;
  step: CrewStep;
  /** The reference of the answer: by it the step is taken back. */
  undoes?: string | null;
  /** Somebody was asked, and took them from the board of another branch. */
  isFromElsewhere?: boolean;
}

const stepsOf = ({ step }: CrewChange, way: UndoWay): readonly CrewStep[] =>
  way === 'undo' ? stepsBack(step) : [step];

const askElsewhere = (name: string): Promise<boolean> =>
  confirm({
    title: 'Crew changed',
    message: `${name} is already assigned on this day, perhaps at another branch. Take ${name} here?`,
    confirmLabel: 'Take here',
  });

const FROM_ELSEWHERE = 'Taken from another board.';

const wrongPlace = ({ displayName: name, isTeamLead }: DayMoverView): string =>
  isTeamLead
    ? `${name} is a team lead. Drop in Leads or On Call.`
    : `${name} isn't a team lead. Drop in Non Leads, On Call or another seat.`;

/** What becomes of who sat there; empty where nobody did. */
function fateOf({ from, over }: CrewStep, before: DayView): string {
  const other = over && moverName(before, over.sitting);
  if (!other) return '';
  return over.how === 'swap'
    ? `${other} takes ${crewPlaceLabel(before, from)}.`
    : `${other} is no longer on a crew.`;
}

/** Moves people between seats, on call and the pool: shown at once, undone by the opposite calls. */
export function useCrewMoves(board: BoardController): PutMover {
  const { key, undo, lastEditors } = board;
  const [send] = useMoveMoverMutation();
  const readAnew = useFreshDay();
  const store = useStore();

  const go = async (
    { key: at, name, undoes }: CrewChange,
    step: CrewStep,
    isChecked = true,
  ): Promise<CrewChange | null> => {
    const { data, error } = await send({ ...at, ...step, isChecked, undoes });
    if (!error) return { key: at, name, step, undoes: requestIdOf(data) };
    const { code } = apiErrorOf(error);
    if (code === UNREACHABLE) {
      showRefused(
        name,
        'The server did not answer. The board shows what became of it once it knows.',
      );
      return null;
    }
    const fresh = await readAnew(at);
    const race = fresh && crewRaceLabel(step, fresh, lastEditors);
    // Free on this board, and yet somewhere: on the board of another branch.
    const isElsewhere = code === 'CREW_CHANGED' && step.from === null && step.to !== null && !race;
    if (isElsewhere && isChecked) {
      if (!(await askElsewhere(name))) return null;
      const taken = await go({ key: at, name, step, undoes }, step, false);
      return taken && { ...taken, isFromElsewhere: true };
    }
    showRefused(name, race ?? refusalText(error));
    return null;
  };

  const kind: UndoKind<CrewChange> = {
    kind: 'crew',
    run: async ({ data }, way) => {
      const change = way === 'undo' ? data : { ...data, undoes: null };
      let { undoes } = change;
      for (const step of stepsOf(data, way)) {
        const done = await go(change, step);
        if (!done) return null;
        ({ undoes } = done);
      }
      return { ...data, undoes };
    },
    fault: (data, way, model) => crewFault(model, data.key, stepsOf(data, way)),
  };

  undo.know(kind);

  return async (mover, target) => {
    const before = cachedDay(store.getState(), key);
    if (!before) return false;
    const name = mover.displayName;
    const to = placeIn(target);
    if (isSameCrewPlace(crewPlaceOf(before.assignment, mover._id), to)) return true;
    const step = stepTo(before, mover._id, to);
    const fault = cutOff() ?? (mayPut(mover, target) ? swapFault(before, step) : wrongPlace(mover));
    if (fault) {
      showRefused(name, fault);
      return false;
    }
    const words = `${name}: ${crewPlaceLabel(before, to)}`;
    const change: CrewChange = { key, name, step };
    const agreed = go(change, step);
    const id = undo.record(kind, { name: words, data: change, agreed });
    const done = await agreed;
    if (!done) return false;
    // Who is out with a truck does not see that their seat is another one.
    const underWay = crewUnderWayLabel(before, [step.from, to]);
    const warning = [done.isFromElsewhere && FROM_ELSEWHERE, underWay].filter(Boolean).join(' ');
    showCrewAct(undo, { id, words, fate: fateOf(step, before), warning });
    return true;
  };
}
