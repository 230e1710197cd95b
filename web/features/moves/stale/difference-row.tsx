import { Radio } from '@mantine/core';
import { useId, type JSX } from 'react';
import { StatusBadge } from '../../../shared/ui';
import type { Difference, Side } from '../form/merge-edits';
import { differenceTitle, sideLabel, type DifferenceContext } from './difference-labels';
import styles from './stale.module.css';

export interface DifferenceRowProps {
  difference: Difference;
  context: DifferenceContext;
  chosen: Side;
  onChoose: (side: Side) => void;
}

const SIDES: readonly (readonly [Side, string])[] = [
  ['mine', 'Mine'],
  ['theirs', 'Theirs'],
];

const BEFORE_AND_NOW: typeof SIDES = [
  ['mine', 'Before'],
  ['theirs', 'Now'],
];

type Shown = Pick<DifferenceRowProps, 'difference' | 'context'>;

/** What only they changed: nothing to choose, it stays as they saved it. */
export function TheirsRow({ difference, context }: Shown): JSX.Element {
  return (
    <li className={styles.row}>
      <span className={styles.field}>{differenceTitle(difference, context)}</span>
      {BEFORE_AND_NOW.map(([side, label]) => (
        <span key={side} className={styles.side}>
          <span className={styles.whose}>{label}</span>
          <span className={styles.value}>{sideLabel(difference, side, context)}</span>
        </span>
      ))}
    </li>
  );
}

/** Something that both changed: both values, and which one to keep. */
export function DifferenceRow(props: DifferenceRowProps): JSX.Element {
  const { difference, context, chosen, onChoose } = props;
  const name = useId();
  const title = differenceTitle(difference, context);
  return (
    <div className={styles.row} role="radiogroup" aria-label={title}>
      <span className={styles.field}>
        {title}
        <StatusBadge tone="warning">Both changed</StatusBadge>
      </span>
      {SIDES.map(([side, label]) => (
        <Radio
          key={side}
          className={styles.side}
          data-chosen={chosen === side}
          name={name}
          size="xs"
          checked={chosen === side}
          disabled={difference.isFixed}
          onChange={() => onChoose(side)}
          label={
            <>
              <span className={styles.whose}>{label}</span>
              <span className={styles.value}>{sideLabel(difference, side, context)}</span>
            </>
          }
        />
      ))}
    </div>
  );
}
