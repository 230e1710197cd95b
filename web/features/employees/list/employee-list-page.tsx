import { Button } from '@mantine/core';
import { IconPlus, IconUsers } from '@tabler/icons-react';
import { useMemo, useState, type JSX } from 'react';
import { Link } from 'react-router-dom';
import { useMay } from '../../../shared/auth';
import { ColumnsMenu, DataGrid, type ColumnsMenuProps } from '../../../shared/grid';
import { ListHeading, PageFrame, PageMessage } from '../../../shared/pages';
import { useListEmployeesQuery } from '../staff-api';
import { employeeColumns, employeeLink, type EmployeeRow } from './employee-columns';
import { EmployeeFilters } from './employee-filters';
import { useEmployeeFilters } from './use-employee-filters';

const NEW_EMPLOYEE = '/emma/admin/employee/new';

/** Where somebody is today, in words, by their id. */
export type PeopleToday = (employeeId: string) => string;

export interface EmployeeListPageProps {
  /** Absent for those who don't see it. */
  today?: PeopleToday;
}

/** /emma/admin/employee: everyone who works here. */
export default function EmployeeListPage({ today }: EmployeeListPageProps): JSX.Element {
  const [filters, change] = useEmployeeFilters();
  const { currentData, data, error, refetch } = useListEmployeesQuery(filters);
  const [api, setApi] = useState<ColumnsMenuProps<EmployeeRow>['api']>(null);
  const hasToday = today !== undefined;
  const columns = useMemo(() => employeeColumns(hasToday), [hasToday]);
  const known = currentData ?? data;
  const rows = useMemo(
    () =>
      known?.map((employee): EmployeeRow => ({ ...employee, today: today?.(employee._id) ?? '' })),
    [known, today],
  );

  return (
    <PageFrame
      title="Employees"
      shows="the employees"
      heading={<ListHeading title="Employees" count={rows?.length} />}
      fill
      state={rows ? 'ready' : error ? 'failed' : 'loading'}
      error={error}
      onRetry={() => void refetch()}
      actions={
        <>
          <ColumnsMenu api={api} name="employees" exportAs="employees" />
          <NewEmployee />
        </>
      }
    >
      <EmployeeFilters filters={filters} onChange={change} />
      {rows?.length === 0 ? (
        <NobodyHere search={filters.search} />
      ) : (
        <DataGrid
          label="Employees"
          name="employees"
          rows={rows}
          columns={columns}
          rowId={({ _id }) => _id}
          rowLink={employeeLink}
          onReady={setApi}
        />
      )}
    </PageFrame>
  );
}

function NobodyHere({ search }: { search: string | undefined }): JSX.Element {
  const mayHire = useMay('admin');
  return (
    <PageMessage
      role="status"
      icon={<IconUsers size={28} />}
      title={search ? `No match for “${search}”` : 'Nobody here'}
      text="Choose another branch, or show inactive employees too."
      actions={
        mayHire &&
        !search && (
          <Button component={Link} to={NEW_EMPLOYEE} variant="default">
            Add an employee
          </Button>
        )
      }
    />
  );
}

function NewEmployee(): JSX.Element {
  const look = { leftSection: <IconPlus size={14} aria-hidden />, children: 'New Employee' };
  if (!useMay('admin')) return <Button {...look} disabled />;
  return <Button {...look} component={Link} to={NEW_EMPLOYEE} />;
}
