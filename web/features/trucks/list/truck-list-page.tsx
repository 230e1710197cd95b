import { Button } from '@mantine/core';
import { IconPlus, IconTruck } from '@tabler/icons-react';
import { useMemo, useState, type JSX } from 'react';
import { Link } from 'react-router-dom';
import { useMay } from '../../../shared/auth';
import { ColumnsMenu, DataGrid, type ColumnsMenuProps } from '../../../shared/grid';
import { ListHeading, PageFrame, PageMessage } from '../../../shared/pages';
import { useListBranchesQuery } from '../../branches';
import { useListTrucksQuery } from '../api';
import { truckColumns, truckLink, type TruckRow } from './truck-columns';
import { TruckFilters } from './truck-filters';
import { useTruckFilters } from './use-truck-filters';

const NEW_TRUCK = '/emma/admin/truck/new';

/** What a truck does today, in words, by its id. */
export type TrucksToday = (truckId: string) => string;

export interface TruckListPageProps {
  /** Absent for those who don't see it. */
  today?: TrucksToday;
}

/** /emma/admin/truck: the company's trucks. */
export default function TruckListPage({ today }: TruckListPageProps): JSX.Element {
  const [filters, change] = useTruckFilters();
  const { currentData, data, error, refetch } = useListTrucksQuery(filters);
  const { data: branches } = useListBranchesQuery();
  const [api, setApi] = useState<ColumnsMenuProps<TruckRow>['api']>(null);
  const hasToday = today !== undefined;
  const columns = useMemo(() => truckColumns(hasToday), [hasToday]);
  const known = currentData ?? data;
  const rows = useMemo(() => {
    const names = new Map(branches?.map(({ _id, name }) => [_id, name]));
    const missing = branches ? '--Not Found--' : '';
    return known?.map((truck): TruckRow => {
      const branchName = names.get(truck.branchId) ?? missing;
      return { ...truck, branchName, today: today?.(truck._id) ?? '' };
    });
  }, [known, branches, today]);

  return (
    <PageFrame
      title="Trucks"
      shows="the trucks"
      heading={<ListHeading title="Trucks" count={rows?.length} />}
      fill
      state={rows ? 'ready' : error ? 'failed' : 'loading'}
      error={error}
      onRetry={() => void refetch()}
      actions={
        <>
          <ColumnsMenu api={api} name="trucks" exportAs="trucks" />
          <NewTruck />
        </>
      }
    >
      <TruckFilters filters={filters} onChange={change} />
      {rows?.length === 0 ? (
        <PageMessage
          role="status"
          icon={<IconTruck size={28} />}
          title="No trucks here"
          text="Add one, choose another branch, or show those out of service too."
          actions={
            <Button component={Link} to={NEW_TRUCK} variant="default">
              Add a truck
            </Button>
          }
        />
      ) : (
        <DataGrid
          label="Trucks"
          name="trucks"
          rows={rows}
          columns={columns}
          rowId={({ _id }) => _id}
          rowLink={truckLink}
          onReady={setApi}
        />
      )}
    </PageFrame>
  );
}

function NewTruck(): JSX.Element {
  const look = { leftSection: <IconPlus size={14} aria-hidden />, children: 'New Truck' };
  if (!useMay('trucks')) return <Button {...look} disabled />;
  return <Button {...look} component={Link} to={NEW_TRUCK} />;
}
