import { UnstyledButton } from '@mantine/core';
import type { JSX } from 'react';
import { useWatch } from 'react-hook-form';
import { MAX_MOVER_COUNT, MIN_MOVER_COUNT } from '#modules/moves/contract/operation-times.js';
import { showHours } from '../../../shared/format';
import { useActivityScope, useCustomerFields } from '../form/customer-context';
import { moversOf } from '../form/with-truck-count';
import type { ActivityPath, CustomerValues, OperationPath } from '../form/values';
import styles from './operations.module.css';

export interface ApplyFigureProps {
  path: OperationPath;
  number: number;
  /** What the truck has; null while the field is empty. */
  value: number | null;
  disabled: boolean;
}

interface OfferProps extends ApplyFigureProps {
  field: 'duration' | 'moverCount';
  /** What the truck should have; null where nothing is offered. */
  offered: number | null;
  words: (value: number) => string;
}

/** Offers a figure of the day to a truck that has another; nothing where they agree. */
function Offer(props: OfferProps): JSX.Element | null {
  const { path, number, value, disabled, field, offered, words } = props;
  const form = useCustomerFields();
  if (disabled || offered === null || offered === value) return null;
  return (
    <UnstyledButton
      className={styles.apply}
      aria-label={`Apply ${words(offered)} to truck ${number}`}
      onClick={() =>
        form.setValue(`${path}.${field}`, offered, { shouldDirty: true, shouldValidate: true })
      }
    >
      Apply {words(offered)}
    </UnstyledButton>
  );
}

/** Offers the estimated hours. */
export function ApplyHours(props: ApplyFigureProps): JSX.Element {
  const { path } = useActivityScope();
  const estHours = useWatch<CustomerValues, `${ActivityPath}.estHours`>({
    name: `${path}.estHours`,
  });
  const offered = estHours >= 1 ? estHours : null;
  return <Offer {...props} field="duration" offered={offered} words={showHours} />;
}

/** Offers what the crews of all trucks lack of the day's movers, or have too much, as far as one truck takes it. */
export function ApplyMovers(props: ApplyFigureProps): JSX.Element {
  const { path } = useActivityScope();
  const [numMovers, operations] = useWatch<
    CustomerValues,
    [`${ActivityPath}.numMovers`, `${ActivityPath}.operations`]
  >({ name: [`${path}.numMovers`, `${path}.operations`] });
  // A field that is empty, or that nobody can read, holds null.
  const counts: unknown[] = [numMovers, ...operations.map(({ moverCount }) => moverCount)];
  const isKnown = counts.every((count) => typeof count === 'number');
  const wanted = (props.value ?? 0) + numMovers - moversOf(operations);
  const offered = Math.min(MAX_MOVER_COUNT, Math.max(MIN_MOVER_COUNT, wanted));
  return (
    <Offer
      {...props}
      field="moverCount"
      offered={isKnown ? offered : null}
      words={(count) => `${count} movers`}
    />
  );
}
