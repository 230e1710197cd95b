import { Button } from '@mantine/core';
import { useState, type JSX } from 'react';
import { useMay } from '../../shared/auth';
import { showHours } from '../../shared/format';
import { ActualDialog } from './actual-dialog';
import { timesLabel } from './actual-labels';
import styles from './actuals.module.css';
import { useGetActualQuery } from './api';
import type { EntryPlace } from './entry-values';

export interface ActualLineProps extends EntryPlace {
  operation: string;
  /** Whose job it is. */
  name: string;
}

/** How a booked job really went, and the way to correct it; nothing before anything is known. */
export function ActualLine({ operation, name, ...place }: ActualLineProps): JSX.Element | null {
  const { data: actual } = useGetActualQuery(operation);
  const mayCorrect = useMay('dispatch');
  const [isOpen, setOpen] = useState(false);
  if (!actual) return null;
  const told = timesLabel(actual, place.timezone);
  if (!told && !mayCorrect) return null;
  return (
    <div className={styles.line}>
      {told && <span>{told}</span>}
      {actual.clockHours !== null && <span>{showHours(actual.clockHours)} by the clock</span>}
      {mayCorrect && (
        <Button variant="subtle" size="compact-xs" onClick={() => setOpen(true)}>
          {told ? 'Correct the times' : 'Enter the times'}
        </Button>
      )}
      {isOpen && <ActualDialog {...{ operation, name, ...place }} onClose={() => setOpen(false)} />}
    </div>
  );
}
