import { ActionIcon, Menu } from '@mantine/core';
import { IconCalendarOff, IconDots } from '@tabler/icons-react';
import type { JSX } from 'react';
import { useBoard } from '../drag/board-context';
import { dayLabel } from './crew-labels';
import styles from './crew.module.css';

export interface PersonMenuProps {
  name: string;
  onOff: () => void;
}

/** What else can be done with a person of the crew panel. */
export function PersonMenu({ name, onOff }: PersonMenuProps): JSX.Element | null {
  const board = useBoard();
  if (!board.mayPlan) return null;
  return (
    <Menu position="bottom-end" width={180}>
      <Menu.Target>
        <ActionIcon size="xs" className={styles.personMenu} aria-label={`More for ${name}`}>
          <IconDots size={14} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <OffItem onOff={onOff} />
      </Menu.Dropdown>
    </Menu>
  );
}

/** In the page only while the menu is open: a board may stay open past midnight. */
function OffItem({ onOff }: Pick<PersonMenuProps, 'onOff'>): JSX.Element {
  const board = useBoard();
  return (
    <Menu.Item leftSection={<IconCalendarOff size={15} aria-hidden />} onClick={onOff}>
      {`Off ${dayLabel(board)}…`}
    </Menu.Item>
  );
}
