import { Button } from '@mantine/core';
import type { JSX } from 'react';
import { Banner } from '../../shared/ui';
import { useUnsaved } from './footer/leave-watch';

/** Names what was typed before a truck was assigned and cannot be saved while one is. */
export function LockedNotice({ onTakeBack }: { onTakeBack: () => void }): JSX.Element | null {
  const { locked } = useUnsaved();
  if (locked.length === 0) return null;
  return (
    <Banner
      tone="warning"
      actions={
        <Button size="compact-xs" variant="default" onClick={onTakeBack}>
          Discard
        </Button>
      }
    >
      {`A truck is assigned, so this can’t be saved: ${locked.join(', ')}. Unbook to save it, or discard it. You can save everything else as usual.`}
    </Banner>
  );
}
