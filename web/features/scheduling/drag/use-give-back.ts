import { requestIdOf } from '../../../shared/api';
import { toast } from '../../../shared/ui';
import { useReleaseHoldMutation, useResumeHoldMutation } from '../api/holds-api';
import { showRefusal } from './show-refusal';
import { showUndone } from './show-undone';
import type { UndoKind, UndoStack } from './undo-stack';
import type { DayKey } from '../model/day-key';

/** A held time that is free again. */
interface GivenBack extends DayKey {
  holdId: string;
  /** The reference of the answer: by it the time is held again. */
  undoes?: string | null;
}

/** Gives a held time back, named by its trucks and hours; resolves to whether the server agreed. */
export type GiveBack = (heldTime: string, hold: DayKey & { holdId: string }) => Promise<boolean>;

/** Giving a held time back is an act: Undo holds it again for the rest of its minutes, where it is still free. */
export function useGiveBack(undo: UndoStack): GiveBack {
  const [release] = useReleaseHoldMutation();
  const [resume] = useResumeHoldMutation();

  const free = async (hold: GivenBack): Promise<GivenBack | null> => {
    const { branchId, day, holdId } = hold;
    const { data, error } = await release({ branchId, day, holdId });
    if (error) showRefusal('Not given back', error);
    return error ? null : { ...hold, undoes: requestIdOf(data) };
  };
  const holdAgain = async (hold: GivenBack): Promise<GivenBack | null> => {
    const { error } = await resume(hold);
    if (error) showRefusal('Not held again', error);
    return error ? null : hold;
  };
  const kind: UndoKind<GivenBack> = {
    kind: 'givenBack',
    run: ({ data }, way) => (way === 'undo' ? holdAgain(data) : free(data)),
    fault: () => null,
  };
  undo.know(kind);

  return async (heldTime, hold) => {
    const agreed = free(hold);
    const id = undo.record(kind, { name: `${heldTime} given back`, data: hold, agreed });
    if (!(await agreed)) return false;
    const back = (): void => void undo.undo(id).then((taken) => showUndone('Undone', taken));
    toast.success(`${heldTime} is free again`, { id, undo: back });
    return true;
  };
}
