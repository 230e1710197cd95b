import { Button } from '@mantine/core';
import type { JSX } from 'react';
import { Banner } from '../ui';
import type { DraftState } from './use-draft';

/** What became of unsaved input. */
export function DraftNotice({ draft }: { draft: DraftState }): JSX.Element | null {
  const { restored, outdated, apply, discard } = draft;
  if (!restored && !outdated) return null;
  const discarding = (
    <Button size="compact-xs" variant="default" onClick={discard}>
      Discard
    </Button>
  );
  if (restored) {
    return (
      <Banner tone="info" actions={discarding}>
        Your unsaved changes are back.
      </Banner>
    );
  }
  return (
    <Banner
      tone="warning"
      actions={
        <>
          <Button size="compact-xs" variant="default" onClick={apply}>
            Bring them back
          </Button>
          {discarding}
        </>
      }
    >
      You had unsaved changes here, and someone else saved since.
    </Banner>
  );
}
