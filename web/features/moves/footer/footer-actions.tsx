import { ActionIcon, Button, Menu } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconDots } from '@tabler/icons-react';
import type { JSX, ReactNode } from 'react';

export interface FooterAction {
  label: string;
  icon: ReactNode;
  isDanger?: boolean;
  isBusy?: boolean;
  act: () => void;
}

/** What is seldom done, at the foot: buttons, and on a phone a menu, where no word fits beside Save. */
export function FooterActions({ actions }: { actions: readonly FooterAction[] }): JSX.Element {
  const isPhone = useMediaQuery('(max-width: 480px)', undefined, {
    getInitialValueInEffect: false,
  });
  if (!isPhone)
    return (
      <>
        {actions.map(({ label, icon, isDanger, isBusy, act }) => (
          <Button
            key={label}
            variant="subtle"
            c={isDanger ? 'var(--emma-danger)' : undefined}
            leftSection={icon}
            loading={isBusy}
            onClick={act}
          >
            {label}
          </Button>
        ))}
      </>
    );
  return (
    <Menu position="top-start">
      <Menu.Target>
        <ActionIcon variant="default" size="lg" aria-label="More actions">
          <IconDots size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ label, icon, isDanger, isBusy, act }) => (
          <Menu.Item
            key={label}
            c={isDanger ? 'var(--emma-danger)' : undefined}
            leftSection={icon}
            disabled={isBusy}
            onClick={act}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
