import { Menu, useMantineColorScheme } from '@mantine/core';
import {
  IconCalendarUser,
  IconDevices,
  IconHelp,
  IconKeyboard,
  IconLogout2,
  IconUserCircle,
} from '@tabler/icons-react';
import { useState, type JSX } from 'react';
import { Link } from 'react-router-dom';
import { SessionsDialog } from '../../features/access';
import { useGetSelfQuery } from '../../features/employees';
import { KeyHint } from '../../shared/shortcuts';
import { Avatar } from '../../shared/ui';
import styles from './account-menu.module.css';

const SCHEMES = [
  { value: 'auto', label: 'Same as the system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

type Scheme = (typeof SCHEMES)[number]['value'];

/** Who is signed in and where, the theme, the keys, and the way out. */
export function AccountMenu({ onKeys }: { onKeys: () => void }): JSX.Element {
  const { data: self } = useGetSelfQuery();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const [showsSessions, setShowsSessions] = useState(false);
  return (
    <>
      <Menu position="bottom-end" width={240}>
        <Menu.Target>
          <button type="button" className={styles.target} aria-label="Account">
            {self ? (
              <Avatar person={self} named={false} />
            ) : (
              <IconUserCircle size={26} stroke={1.5} aria-hidden />
            )}
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          {self && (
            <Menu.Label className={styles.who}>
              <b>{self.fullName}</b>
              {self.email}
            </Menu.Label>
          )}
          <Menu.Divider />
          <Menu.Label>Theme</Menu.Label>
          <Menu.RadioGroup
            value={colorScheme}
            onChange={(value) => setColorScheme(value as Scheme)}
          >
            {SCHEMES.map(({ value, label }) => (
              <Menu.RadioItem key={value} value={value}>
                {label}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
          <Menu.Divider />
          <Menu.Item
            component={Link}
            to="/emma/account/myschedule"
            leftSection={<IconCalendarUser size={16} aria-hidden />}
          >
            My Schedule
          </Menu.Item>
          <Menu.Item
            leftSection={<IconKeyboard size={16} aria-hidden />}
            rightSection={<KeyHint of="showShortcuts" />}
            onClick={onKeys}
          >
            Keys of this page
          </Menu.Item>
          <Menu.Item
            component={Link}
            to="/emma/help"
            leftSection={<IconHelp size={16} aria-hidden />}
          >
            Help
          </Menu.Item>
          <Menu.Item
            leftSection={<IconDevices size={16} aria-hidden />}
            onClick={() => setShowsSessions(true)}
          >
            Where you are signed in
          </Menu.Item>
          <Menu.Item
            component={Link}
            to="/signout"
            leftSection={<IconLogout2 size={16} aria-hidden />}
          >
            Sign out
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {showsSessions && <SessionsDialog onClose={() => setShowsSessions(false)} />}
    </>
  );
}
