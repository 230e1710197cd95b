import { IconCheck, IconX } from '@tabler/icons-react';
import type { JSX } from 'react';
import { Link } from 'react-router-dom';
import type { BranchView } from '#modules/branches/contract/branch.view.js';
import { showMoney, showPhone } from '../../../shared/format';
import type { GridColumn } from '../../../shared/grid';

export const branchLink = ({ _id }: BranchView): string => `/emma/admin/branch/${_id}`;

function Active({ active }: BranchView): JSX.Element {
  const Icon = active ? IconCheck : IconX;
  return <Icon size={16} display="block" role="img" aria-label={active ? 'Active' : 'Inactive'} />;
}

export const BRANCH_COLUMNS: readonly GridColumn<BranchView>[] = [
  {
    colId: 'name',
    headerName: 'Name',
    flex: 1,
    minWidth: 180,
    sortable: true,
    valueGetter: ({ data }) => data?.name,
    cellRenderer: ({ data }: { data?: BranchView }) =>
      data && (
        <Link to={branchLink(data)} tabIndex={-1}>
          {data.name}
        </Link>
      ),
  },
  {
    colId: 'timezone',
    headerName: 'Timezone',
    width: 200,
    sortable: true,
    valueGetter: ({ data }) => data?.timezone,
  },
  {
    colId: 'phone',
    headerName: 'Phone',
    width: 160,
    valueGetter: ({ data }) => showPhone(data?.phone),
  },
  {
    colId: 'rate',
    headerName: 'Rate',
    width: 130,
    sortable: true,
    type: 'rightAligned',
    valueGetter: ({ data }) => data?.defaultHourlyRate,
    valueFormatter: ({ value }: { value: number | null }) =>
      value === null ? showMoney(value) : `${showMoney(value)} / h`,
  },
  {
    colId: 'active',
    headerName: 'Active',
    width: 100,
    sortable: true,
    valueGetter: ({ data }) => (data?.active ? 'Active' : 'Inactive'),
    cellRenderer: ({ data }: { data?: BranchView }) => data && <Active {...data} />,
  },
];
