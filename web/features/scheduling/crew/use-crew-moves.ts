import type { DayMoverView } from '../../../../src/modules/scheduling/contract/day.view';
import { moverAt } from '../../../../src/modules/scheduling/contract/crew-rules';
import { apiErrorOf } from '../../../shared/api';
import { announce, confirm, toast } from '../../../shared/ui';
import { useMoveMoverMutation, type CrewPlace } from '../api/crew-api';
import type { Desk } from '../desk/desk';
import { tellRefusal } from '../placing/use-placing';
import { crewPlaceOf, isSamePlace, mayPut, placeIn, type CrewTarget } from './held-mover';
import { seatName } from './seat-model';

/** Puts a person into a seat or a zone. */
export type PutMover = (mover: DayMoverView, target: CrewTarget) => Promise<boolean>;

interface Step {
  mover: string;
  from: CrewPlace;
  to: CrewPlace;
  /** Who is to be found on the seat and freed. */
  over?: string | null;
}

const sitterOf = (desk: Desk, place: CrewPlace): string | null => {
  const assignment = desk.model.get()?.view.assignment;
  if (!assignment || place === null || place === 'onCall') return null;
  return moverAt(assignment, place.truck, place.position);
};

function placeWords(desk: Desk, place: CrewPlace): string {
  if (place === null) return 'free';
  if (place === 'onCall') return 'on call';
  const truck = desk.model.get()?.view.trucks.find(({ _id }) => _id === place.truck);
  return `${truck?.name ?? 'a truck'}, ${seatName(place.position).toLowerCase()}`;
}

const askElsewhere = (name: string): Promise<boolean> =>
  confirm({
    title: 'Crew changed',
    message: `${name} is already assigned on this day, perhaps at another branch. Take ${name} here?`,
    confirmLabel: 'Take here',
  });

/** Moves people between seats, on call and the pool: shown at once, undone by the opposite calls. */
export function useCrewMoves(desk: Desk): PutMover {
  const [send] = useMoveMoverMutation();

  const go = async (name: string, step: Step, isChecked = true): Promise<boolean> => {
    const { mover, from, to, over = null } = step;
    // Somebody else who sat down there meanwhile is not sent away.
    const replaces = over !== null && sitterOf(desk, to) === over;
    const { error } = await send({ ...desk.key, mover, from, to, isChecked, replaces });
    if (!error) return true;
    const isElsewhere = from === null && apiErrorOf(error).code === 'CREW_CHANGED';
    if (isElsewhere && isChecked && to !== null && (await askElsewhere(name))) {
      return go(name, step, false);
    }
    if (!isElsewhere) tellRefusal(name, error);
    return false;
  };

  const all = async (name: string, steps: readonly Step[]): Promise<boolean> => {
    for (const step of steps) if (!(await go(name, step))) return false;
    return true;
  };

  return async (mover, target) => {
    const assignment = desk.model.get()?.view.assignment;
    if (!assignment) return false;
    const [from, to] = [crewPlaceOf(assignment, mover._id), placeIn(target)];
    if (isSamePlace(from, to)) return true;
    const name = mover.displayName;
    if (!mayPut(mover, target)) {
      const reason = mover.isTeamLead
        ? `${name} is a team lead: drop in Leads or On Call.`
        : `${name} is no team lead: drop in Non Leads, On Call or another seat.`;
      toast.error(reason, { closesAfter: 4000 });
      return false;
    }
    const sitter = sitterOf(desk, to);
    const there: Step = { mover: mover._id, from, to, over: sitter };
    const answer = go(name, there);
    const back: Step[] = [{ mover: mover._id, from: to, to: from }];
    if (sitter) back.push({ mover: sitter, from: null, to });
    const deed = {
      name: `${name}: ${placeWords(desk, to)}`,
      undo: () => all(name, back),
      redo: () => all(name, [there]),
    };
    desk.undo.did(deed, answer);
    if (!(await answer)) return false;
    announce(`${name} is ${placeWords(desk, to)}.`);
    return true;
  };
}
