import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useState, type JSX } from 'react';
import type { FieldChangeView } from '#modules/calls/contract/history.view.js';
import { fieldLabel, isTold } from '../../../shared/labels';
import { factsOf, isNothing, showValue, type ValueContext } from '../../moves';
import styles from './history.module.css';

const SHOWN_AT_FIRST = 4;

interface ChangeProps {
  change: FieldChangeView;
  context: ValueContext;
}

/** A whole activity, stop or truck share that came or went. */
function Whole({ change, context }: ChangeProps): JSX.Element {
  const { field, before, after } = change;
  const { places } = fieldLabel(field, context.names);
  const thing = after ?? before;
  const facts = typeof thing === 'object' && thing !== null ? factsOf(thing, context) : [];
  return (
    <details className={styles.whole}>
      <summary>
        {places.join(' · ')} {after === null ? 'removed' : 'added'}
      </summary>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Change({ change, context }: ChangeProps): JSX.Element {
  const { places, field } = fieldLabel(change.field, context.names);
  if (!field) return <Whole change={change} context={context} />;
  const last = change.field.split('.').at(-1) ?? '';
  return (
    <>
      <span className={styles.field}>{[...places, field].join(' · ')}</span>{' '}
      <span className="visually-hidden">from</span>
      <span className={isNothing(change.before) ? undefined : styles.before}>
        {showValue(last, change.before, context)}
      </span>{' '}
      <IconArrowRight className={styles.arrow} size={12} aria-hidden />{' '}
      <span className="visually-hidden">to</span>
      <span>{showValue(last, change.after, context)}</span>
    </>
  );
}

export interface ChangeListProps {
  changes: readonly FieldChangeView[];
  context: ValueContext;
}

/** What a write changed: every field, before and after. */
export function ChangeList(props: ChangeListProps): JSX.Element | null {
  const { context } = props;
  const changes = props.changes.filter(({ field }) => isTold(field));
  const [showsAll, setShowsAll] = useState(false);
  if (changes.length === 0) return null;
  const fits = showsAll || changes.length <= SHOWN_AT_FIRST + 1;
  return (
    <>
      <ul className={styles.changes}>
        {(fits ? changes : changes.slice(0, SHOWN_AT_FIRST)).map((change) => (
          <li key={change.field}>
            <Change change={change} context={context} />
          </li>
        ))}
      </ul>
      {!fits && (
        <Button variant="subtle" size="compact-xs" onClick={() => setShowsAll(true)}>
          Show all {changes.length} changes
        </Button>
      )}
    </>
  );
}
