import { ActionIcon, Tooltip } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import type { JSX } from 'react';
import { useMay } from '../../shared/auth';
import type { Day } from '../../shared/format';

/** Opens the day sheet beside the board, which may not be left while moves have no truck. */
export function PrintLink({ branchId, day }: { branchId: string; day: Day }): JSX.Element | null {
  if (!useMay('dispatch')) return null;
  return (
    <Tooltip label="Print the day sheet">
      <ActionIcon
        component="a"
        href={`/emma/move/${day}/print?branchId=${branchId}`}
        target="_blank"
        aria-label="Print the day sheet"
      >
        <IconPrinter size={17} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
