import { ActionIcon, Tooltip } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import type { JSX } from 'react';

/** A word of explanation, reachable by pointer, finger and keyboard. */
export function InfoTip({ label }: { label: string }): JSX.Element {
  return (
    <Tooltip label={label} multiline maw={280} events={{ hover: true, focus: true, touch: true }}>
      <ActionIcon size="xs" aria-label={label}>
        <IconInfoCircle size={14} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
