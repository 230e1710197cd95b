import { Button } from '@mantine/core';
import type { JSX } from 'react';
import { useStore } from 'react-redux';
import { withManager, type DayManagers } from '#modules/scheduling/contract/crew-rules.js';
import type { DayManagerView, DayView } from '#modules/scheduling/contract/day.view.js';
import { requestIdOf } from '../../../shared/api';
import { ChoiceBox, PhoneLink, toast } from '../../../shared/ui';
import { useAssignManagersMutation } from '../api/day-plan-api';
import type { DayKey } from '../model/day-key';
import { cachedDay } from '../api/scheduling-api';
import { useCutOff } from '../drag/cut-off';
import { useBoard } from '../drag/board-context';
import type { UndoWay } from '../drag/undo-slice';
import type { UndoKind, UndoStack } from '../drag/undo-stack';
import { isBoardOf } from '../model/placing-fault';
import { showRefusal } from '../drag/show-refusal';
import styles from './plan.module.css';

const managersOf = ({ assignment }: DayView): DayManagers => ({
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
function useManagers(
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

/** Whom to call, for those who do not choose the managers. */
function Named({ label, manager }: { label: string; manager: DayManagerView | null }): JSX.Element {
  return (
    <span className={styles.picker}>
      <span className={styles.label}>{label}</span>
      {manager?.displayName ?? 'nobody'} <PhoneLink phone={manager?.phone} />
    </span>
  );
}

interface PickerProps {
  label: string;
  chosen: DayManagerView | null;
  people: readonly DayManagerView[];
  /** Why nobody can be chosen now. */
  why: string | null;
  onPick: (id: string | null) => void;
}

function Picker({ label, chosen, people, why, onPick }: PickerProps): JSX.Element {
  return (
    <div className={styles.picker}>
      <span className={styles.label} aria-hidden>
        {label}
      </span>
      <ChoiceBox
        aria-label={`${label} manager`}
        placeholder="Nobody"
        w={140}
        data={people.map(({ _id, displayName }) => ({ value: _id, label: displayName }))}
        value={chosen?._id ?? null}
        onChange={onPick}
        disabled={why !== null}
        title={why ?? undefined}
        clearable
      />
    </div>
  );
}

/** Who is in charge of the day: the acting and the closing manager, never the same person. */
export function ManagerPickers({ view }: { view: DayView }): JSX.Element {
  const board = useBoard();
  const set = useManagers(board.key, board.undo);
  const why = useCutOff();
  const now = managersOf(view);
  const pick = (role: keyof DayManagers) => (id: string | null) =>
    set(now, withManager(now, role, id));
  if (!board.mayPlan) {
    return (
      <div className={styles.managers}>
        <Named label="Acting" manager={view.actingManager} />
        <Named label="Closing" manager={view.supportManager} />
      </div>
    );
  }
  const isSet = now.actingManagerId !== null || now.supportManagerId !== null;
  return (
    <div className={styles.managers}>
      <Picker
        label="Acting"
        chosen={view.actingManager}
        people={view.supportingManagers}
        why={why}
        onPick={pick('actingManagerId')}
      />
      <Picker
        label="Closing"
        chosen={view.supportManager}
        people={view.supportingManagers}
        why={why}
        onPick={pick('supportManagerId')}
      />
      {isSet && (
        <Button
          variant="subtle"
          size="compact-xs"
          disabled={why !== null}
          title={why ?? undefined}
          onClick={() => set(now, { actingManagerId: null, supportManagerId: null })}
        >
          Undo Assignment
        </Button>
      )}
    </div>
  );
}
