import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconDownload, IconPlus, IconRefresh } from '@tabler/icons-react';
import type { JSX, ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useMay } from '../../../shared/auth';
import { useTicket } from '../../access';
import type { ListParams } from '../api';

export interface ListActionsProps {
  params: ListParams;
  refreshing: boolean;
  onRefresh: () => void;
  /** The columns' menu. */
  columns: ReactNode;
}

/** What can be done with the list as a whole. */
export function ListActions({
  params,
  refreshing,
  onRefresh,
  columns,
}: ListActionsProps): JSX.Element {
  const maySell = useMay('sell');
  const [openTicket, { isLoading: exporting }] = useTicket();
  const download = (): void => {
    void openTicket('customer-export', { params });
  };
  return (
    <>
      <Tooltip label="Refresh">
        <ActionIcon aria-label="Refresh" loading={refreshing} onClick={onRefresh}>
          <IconRefresh size={17} aria-hidden />
        </ActionIcon>
      </Tooltip>
      {columns}
      {maySell && (
        <Tooltip label="Export all pages of this list">
          <ActionIcon aria-label="Export" loading={exporting} onClick={download}>
            <IconDownload size={17} aria-hidden />
          </ActionIcon>
        </Tooltip>
      )}
      {maySell && <NewCustomer />}
    </>
  );
}

function NewCustomer(): JSX.Element {
  const { search } = useLocation();
  return (
    // The list stays behind the dialog with its search.
    <Button
      size="xs"
      leftSection={<IconPlus size={14} aria-hidden />}
      component={Link}
      to={{ pathname: '/emma/customer/create', search }}
    >
      New Customer
    </Button>
  );
}
