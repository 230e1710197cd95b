import type { JSX, ReactNode } from 'react';
import { useActivityScope } from '../form/customer-context';
import styles from './locations.module.css';

export interface HeldFieldsProps {
  /** They can be changed while a truck is assigned. */
  unless?: boolean;
  children: ReactNode;
}

/** Fields that can't be changed while a truck is assigned. */
export function HeldFields({ unless = false, children }: HeldFieldsProps): JSX.Element {
  const { locked } = useActivityScope();
  return (
    // Only holds them: for who listens it is no group.
    <fieldset role="presentation" className={styles.held} disabled={locked && !unless}>
      {children}
    </fieldset>
  );
}
