import { useStore } from 'react-redux';
import type { DayManagers } from '#modules/scheduling/contract/crew-rules.js';
import type { DayView } from '#modules/scheduling/contract/day.view.js';
import { requestIdOf } from '../../../shared/api';
import { toast } from '../../../shared/ui';
import { useAssignManagersMutation } from '../api/day-plan-api';
import { cachedDay } from '../api/scheduling-api';
import { showRefusal } from '../drag/show-refusal';
import type { UndoWay } from '../drag/undo-slice';
import type { UndoKind, UndoStack } from '../drag/undo-stack';
import type { DayKey } from '../model/day-key';
import { isBoardOf } from '../model/placing-fault';

export const managersOf = ({ assignment }: DayView): DayManagers => ({
  actingManagerId: assignment.actingManagerId,
  supportManagerId: assignment.supportManagerId,
});

const MANAGERS = 'Managers of the day';
const CHANGED = 'Someone else chose other managers.';

const isSame = (a: DayManagers, b: DayManagers): boolean =>
  a.actingManagerId === b.actingManagerId && a.supportManagerId === b.supportManagerId;

/** Who was in charge of a day, and who is since. */
interface ManagersChange {
  key: DayKey;
  before: DayManagers;
  after: DayManagers;
  /** The reference of the answer: by it the choice is taken back. */
  undoes?: string | null;
}

/** Who must be in charge for the step to be possible, and who is after it. */
const ofWay = ({ before, after }: ManagersChange, way: UndoWay): [DayManagers, DayManagers] =>
  way === 'undo' ? [after, before] : [before, after];

/** Sets who is in charge, and remembers how it was. */
export function useManagers(
  key: DayKey,
  undo: UndoStack,
): (before: DayManagers, after: DayManagers) => void {
  const [assign] = useAssignManagersMutation();
  const store = useStore();
  const go = async (change: ManagersChange, to: DayManagers): Promise<ManagersChange | null> => {
    const { data, error } = await assign({ ...change.key, ...to, undoes: change.undoes });
    if (error) showRefusal(MANAGERS, error);
    return error ? null : { ...change, undoes: requestIdOf(data) };
  };
  const kind: UndoKind<ManagersChange> = {
    kind: 'managers',
    run: async ({ data }, way) => {
      const [from, to] = ofWay(data, way);
      const view = cachedDay(store.getState(), data.key);
      if (!view || isSame(managersOf(view), from))
        return go(way === 'undo' ? data : { ...data, undoes: null }, to);
      toast.error(CHANGED, { title: MANAGERS });
      return null;
    },
    fault: (data, way, model) => {
      const [from] = ofWay(data, way);
      const isKnown = model && isBoardOf(model, data.key);
      return isKnown && !isSame(managersOf(model.view), from) ? CHANGED : null;
    },
  };
  undo.know(kind);
  return (before, after) => {
    const change: ManagersChange = { key, before, after };
    undo.record(kind, { name: MANAGERS, data: change, agreed: go(change, after) });
  };
}
