import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconEye, IconEyeOff, IconPlus, IconRefresh } from '@tabler/icons-react';
import type { JSX } from 'react';
import { Link } from 'react-router-dom';
import { useMay } from '../../../shared/auth';

export interface BranchListActionsProps {
  refreshing: boolean;
  onRefresh: () => void;
  showsInactive: boolean;
  onShowInactive: (show: boolean) => void;
}

const NEW = {
  size: 'xs',
  leftSection: <IconPlus size={14} aria-hidden />,
  children: 'New Branch',
} as const;

/** The list's toolbar. */
export function BranchListActions(props: BranchListActionsProps): JSX.Element {
  const { refreshing, onRefresh, showsInactive, onShowInactive } = props;
  const mayCreate = useMay('admin');
  const Eye = showsInactive ? IconEyeOff : IconEye;
  return (
    <>
      <Tooltip label="Refresh">
        <ActionIcon aria-label="Refresh" loading={refreshing} onClick={onRefresh}>
          <IconRefresh size={17} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <Button
        variant="default"
        leftSection={<Eye size={14} aria-hidden />}
        onClick={() => onShowInactive(!showsInactive)}
      >
        {showsInactive ? 'Hide Inactive' : 'Show Inactive'}
      </Button>
      {mayCreate ? (
        <Button {...NEW} component={Link} to="/emma/admin/branch/new" />
      ) : (
        <Button {...NEW} disabled />
      )}
    </>
  );
}
