import { Button } from '@mantine/core';
import { useState, type JSX } from 'react';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import type { Day } from '../../../shared/format';
import { useShortcut } from '../../../shared/shortcuts';
import { RebookDialog, type RebookDialogProps } from '../rebook/rebook-dialog';

export interface RebookButtonProps {
  customer: CustomerView;
  day: Day;
  /** Saves what is typed, for one of the operations. */
  saveFirst: (operationId: string) => ReturnType<RebookDialogProps['saveFirst']>;
}

/** Asks for another day or other hours for what is booked on a day; does nothing if nothing is. */
export function RebookButton({ customer, day, saveFirst }: RebookButtonProps): JSX.Element | null {
  const [isAsking, setAsking] = useState(false);
  const activity = customer.move.activities.find(({ activityDay }) => activityDay === day);
  const booked = activity?.operations.find(({ truck, unassigned }) => truck !== null || unassigned);
  useShortcut('changeMove', () => setAsking(true), booked !== undefined);
  if (!activity || !booked) return null;
  return (
    <>
      <Button variant="default" size="compact-sm" onClick={() => setAsking(true)}>
        Change day or hours…
      </Button>
      {isAsking && (
        <RebookDialog
          {...{ customer, activity }}
          saveFirst={() => saveFirst(booked._id)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
