import { ActionIcon, Menu } from '@mantine/core';
import { IconCalendarOff, IconDots } from '@tabler/icons-react';
import type { JSX } from 'react';
import { useBoard } from '../drag/board-context';

export interface PersonMenuProps {
  name: string;
  onOff: () => void;
}

/** What else can be done with a person of the crew panel. */
export function PersonMenu({ name, onOff }: PersonMenuProps): JSX.Element | null {
  const board = useBoard();
  if (!board.mayPlan) return null;
  return (
    <Menu position="bottom-end" width={160}>
      <Menu.Target>
        <ActionIcon size="xs" aria-label={`More for ${name}`}>
          <IconDots size={14} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconCalendarOff size={15} aria-hidden />} onClick={onOff}>
          Off today…
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
