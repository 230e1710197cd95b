import { Button } from '@mantine/core';
import type { JSX } from 'react';
import { Banner } from '../../shared/ui';
import type { CustomerFormState } from './form/use-customer-form';

/** What became of typed things after a reload, or after someone else's change. */
export function DraftNotices({ state }: { state: CustomerFormState }): JSX.Element {
  const { restored, conflicts, discard, dismissConflicts } = state;
  return (
    <>
      {restored && (
        <Banner
          tone="info"
          actions={
            <Button size="compact-xs" variant="default" onClick={discard}>
              Discard them
            </Button>
          }
        >
          What you had typed before the page was reloaded is back.
        </Banner>
      )}
      {conflicts.length > 0 && (
        <Banner tone="warning" onClose={dismissConflicts}>
          {`Someone else changed what you changed too; what you typed stands: ${conflicts.join(', ')}`}
        </Banner>
      )}
    </>
  );
}
