import type { JSX, ReactNode } from 'react';
import { useActivityScope } from '../form/customer-context';
import styles from './locations.module.css';

export interface HeldFieldsProps {
  /** They can be changed even then. */
  unless?: boolean;
  children: ReactNode;
}

/** Fields of a stop that can't be changed once its booked day is over. */
export function HeldFields({ unless = false, children }: HeldFieldsProps): JSX.Element {
  const { isPast } = useActivityScope();
  return (
    // Only holds them: for who listens it is no group.
    <fieldset role="presentation" className={styles.held} disabled={isPast && !unless}>
      {children}
    </fieldset>
  );
}
