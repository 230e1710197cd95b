import { useStore } from 'react-redux';
import type { DayMoverView } from '../../../../src/modules/scheduling/contract/day.view';
import { apiErrorOf, UNREACHABLE } from '../../../shared/api';
import { announce, confirm, toast } from '../../../shared/ui';
import { useMoveMoverMutation } from '../api/crew-api';
import { cachedDay } from '../api/scheduling-api';
import { useFreshDay } from '../api/use-fresh-day';
import { cutOff } from '../drag/cut-off';
import type { BoardController } from '../drag/board-controller';
import { tellUndone } from '../drag/tell-undone';
import type { UndoableAction } from '../drag/undo-stack';
import { refusalLabel, tellRefused } from '../drag/tell-refusal';
import { crewFault, crewRaceLabel, stepsBack, stepTo, swapFault, type CrewStep } from './crew-step';
import { crewPlaceLabel, moverName } from './crew-labels';
import { crewPlaceOf, isSamePlace, mayPut, placeIn, type CrewTarget } from '../model/crew-place';

/** Puts a person into a seat or a zone. */
export type PutMover = (mover: DayMoverView, target: CrewTarget) => Promise<boolean>;

const askElsewhere = (name: string): Promise<boolean> =>
  confirm({
    title: 'Crew changed',
    message: `${name} is already assigned on this day, perhaps at another branch. Take ${name} here?`,
    confirmLabel: 'Take here',
  });

const wrongPlace = ({ displayName: name, isTeamLead }: DayMoverView): string =>
  isTeamLead
    ? `${name} is a team lead. Drop in Leads or On Call.`
    : `${name} isn't a team lead. Drop in Non Leads, On Call or another seat.`;

/** Moves people between seats, on call and the pool: shown at once, undone by the opposite calls. */
export function useCrewMoves(board: BoardController): PutMover {
  const { key, undo, touches } = board;
  const [send] = useMoveMoverMutation();
  const readAnew = useFreshDay(key);
  const store = useStore();
  const view = () => cachedDay(store.getState(), key);

  const go = async (name: string, step: CrewStep, isChecked = true): Promise<boolean> => {
    const { error } = await send({ ...key, ...step, isChecked });
    if (!error) return true;
    const { code } = apiErrorOf(error);
    if (code === UNREACHABLE) {
      tellRefused(name, 'The server cannot be reached.');
      return false;
    }
    const fresh = await readAnew();
    const race = fresh && crewRaceLabel(step, fresh, touches);
    // Free on this board, and yet somewhere: the board of another branch has them.
    const isElsewhere = code === 'CREW_CHANGED' && step.from === null && step.to !== null && !race;
    if (isElsewhere && isChecked) return (await askElsewhere(name)) && go(name, step, false);
    tellRefused(name, race ?? refusalLabel(error));
    return false;
  };

  const all = async (name: string, steps: readonly CrewStep[]): Promise<boolean> => {
    for (const step of steps) if (!(await go(name, step))) return false;
    return true;
  };

  return async (mover, target) => {
    const before = view();
    if (!before) return false;
    const name = mover.displayName;
    const to = placeIn(target);
    if (isSamePlace(crewPlaceOf(before.assignment, mover._id), to)) return true;
    const step = stepTo(before, mover._id, to);
    const fault = cutOff() ?? (mayPut(mover, target) ? swapFault(before, step) : wrongPlace(mover));
    if (fault) {
      tellRefused(name, fault);
      return false;
    }
    const words = `${name}: ${crewPlaceLabel(before, to)}`;
    const back = stepsBack(step);
    const action: UndoableAction = {
      name: words,
      undo: { run: () => all(name, back), fault: (model) => crewFault(model, key, back) },
      redo: { run: () => all(name, [step]), fault: (model) => crewFault(model, key, [step]) },
    };
    const answer = go(name, step);
    undo.record(action, answer);
    if (!(await answer)) return false;
    const other = step.over && moverName(before, step.over.sitting);
    if (!step.over || !other) {
      announce(`${words}.`);
      return true;
    }
    const fate =
      step.over.how === 'swap'
        ? `${other} takes ${crewPlaceLabel(before, step.from)}.`
        : `${other} is no longer on a crew.`;
    toast.success(fate, {
      title: words,
      isAnnounced: true,
      undo: () => void undo.undo(action).then((taken) => tellUndone('Undone', taken)),
    });
    announce(`${words}. ${fate}`);
    return true;
  };
}
