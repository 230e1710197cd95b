import { Button, Group } from '@mantine/core';
import { useState, type JSX } from 'react';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import type { Choice } from '../../../shared/forms';
import { Dialog } from '../../../shared/ui';
import { isAsked, defaultSide, type Choices, type Side } from '../form/merge-edits';
import type { CustomerFormState } from '../form/use-customer-form';
import { DifferenceRow, TheirsRow } from './difference-row';
import { contextOf } from './difference-labels';
import styles from './stale.module.css';

export interface StaleDialogProps {
  state: CustomerFormState;
  newer: CustomerView;
  staff: readonly Choice[];
  onClose: () => void;
  /** The choices are made: what is in the form can be saved. */
  onSettled: () => void;
}

/** What was saved meanwhile, by whomever, next to what is typed here, field by field, to take or keep each. */
export function StaleDialog(props: StaleDialogProps): JSX.Element | null {
  const { state, newer, staff, onClose, onSettled } = props;
  const [chosen, setChosen] = useState<Choices>(new Map());
  const merged = state.compare(newer, chosen);
  const differences = merged.differences.filter(isAsked);
  const theirs = merged.differences.filter(({ by }) => by === 'them');
  const context = contextOf(
    state.form.getValues(),
    newer,
    merged.value.branch.timezone,
    staff.map(({ value, label }) => [value, label] as const),
  );
  const choose = (path: string, side: Side): void => setChosen(new Map([...chosen, [path, side]]));
  const chooseAll = (side: Side): void =>
    setChosen(
      new Map(differences.flatMap(({ path, isFixed }) => (isFixed ? [] : [[path, side] as const]))),
    );
  const save = (): void => {
    state.settle(newer, chosen);
    onClose();
    onSettled();
  };

  if (differences.length === 0) return null;
  return (
    <Dialog
      onClose={onClose}
      title="This customer has changed"
      size="xl"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <p className={styles.intro}>
        Someone else, or you in another tab, saved meanwhile. Nothing of yours is saved yet, and
        nothing you typed is lost. Both of you changed these: for each, choose which one to keep.
      </p>
      <div className={styles.all}>
        <Button variant="default" size="compact-xs" onClick={() => chooseAll('mine')}>
          Keep all mine
        </Button>
        <Button variant="default" size="compact-xs" onClick={() => chooseAll('theirs')}>
          Take all theirs
        </Button>
      </div>
      <div className={styles.rows}>
        {differences.map((difference) => (
          <DifferenceRow
            key={difference.path}
            difference={difference}
            context={context}
            chosen={chosen.get(difference.path) ?? defaultSide(difference)}
            onChoose={(side) => choose(difference.path, side)}
          />
        ))}
      </div>
      {theirs.length > 0 && (
        <>
          <p className={styles.kept}>Changed only there, and kept so:</p>
          <ul className={styles.rows}>
            {theirs.map((difference) => (
              <TheirsRow key={difference.path} difference={difference} context={context} />
            ))}
          </ul>
        </>
      )}
      <Group justify="flex-end" gap="xs" mt="md">
        <Button variant="default" onClick={onClose}>
          Not now
        </Button>
        <Button onClick={save} data-autofocus>
          Save
        </Button>
      </Group>
    </Dialog>
  );
}
