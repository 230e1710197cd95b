import { Button, Menu, Progress } from '@mantine/core';
import { IconDownload, IconMail, IconUser } from '@tabler/icons-react';
import type { JSX } from 'react';
import { useNavigate } from 'react-router-dom';
import { openingAt } from '../../../../shared/pages';
import type { People } from '../../people';
import styles from './selection.module.css';
import { useAssignManager } from './use-assign-manager';
import type { OwnSelection } from './use-selection';

export interface SelectionBarProps {
  selection: OwnSelection;
  people: People;
  /** Writes to several at once; absent where that is not possible. */
  onEmail?: () => void;
  onExport: () => void;
  onClear: () => void;
}

/** What is done with the customers that are selected. */
export function SelectionBar(props: SelectionBarProps): JSX.Element {
  const { selection, people, onEmail, onExport, onClear } = props;
  const navigate = useNavigate();
  const { assign, progress } = useAssignManager();
  const ids = [...selection.ids];
  const [first = '', another] = ids;
  const write = another === undefined ? () => void navigate(openingAt(first, 'email')) : onEmail;
  const choose = (managedBy: string | null): void =>
    void assign(ids, managedBy).then(selection.drop);
  return (
    <div className={styles.bar} role="toolbar" aria-label="Selected customers">
      <strong>{ids.length} selected</strong>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconMail size={14} aria-hidden />}
        disabled={!write}
        onClick={write}
      >
        Email
      </Button>
      <Menu position="bottom-start">
        <Menu.Target>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconUser size={14} aria-hidden />}
            disabled={progress !== null}
          >
            Assign manager
          </Button>
        </Menu.Target>
        <Menu.Dropdown className={styles.people}>
          <Menu.Item onClick={() => choose(null)}>Nobody</Menu.Item>
          {[...people.values()].map(({ _id, displayName }) => (
            <Menu.Item key={_id} onClick={() => choose(_id)}>
              {displayName}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconDownload size={14} aria-hidden />}
        onClick={onExport}
      >
        Export
      </Button>
      {progress && (
        <Progress
          className={styles.progress}
          aria-label="Customers assigned"
          value={(100 * progress.done) / progress.total}
        />
      )}
      <Button variant="subtle" size="xs" ml="auto" onClick={onClear}>
        Clear
      </Button>
    </div>
  );
}
