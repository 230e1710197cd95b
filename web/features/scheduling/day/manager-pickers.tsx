import { ActionIcon } from '@mantine/core';
import { IconUserX } from '@tabler/icons-react';
import type { JSX } from 'react';
import { withManager, type DayManagers } from '#modules/scheduling/contract/crew-rules.js';
import type { DayManagerView, DayView } from '#modules/scheduling/contract/day.view.js';
import { ChoiceBox, PhoneLink } from '../../../shared/ui';
import { useCutOff } from '../drag/cut-off';
import { useBoard } from '../drag/board-context';
import styles from './plan.module.css';
import { managersOf, useManagers } from './use-managers';

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
        className={styles.who}
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
        <ActionIcon
          variant="subtle"
          disabled={why !== null}
          aria-label="Undo Assignment"
          title={why ?? 'Undo Assignment: nobody is in charge then'}
          onClick={() => set(now, { actingManagerId: null, supportManagerId: null })}
        >
          <IconUserX size={16} aria-hidden />
        </ActionIcon>
      )}
    </div>
  );
}
