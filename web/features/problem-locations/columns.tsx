import { ActionIcon, Tooltip } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { ProblemLocationView } from '#modules/problem-locations/contract/problem-location.view.js';
import type { GridColumn } from '../../shared/grid';

type Column = GridColumn<ProblemLocationView>;

/** The address of one location's dialog. */
export const locationLink = ({ _id }: { _id: string }): string =>
  `/emma/admin/problemlocations?location=${_id}`;

const DETAILS: readonly Column[] = [
  {
    colId: 'address',
    headerName: 'Address',
    flex: 2,
    minWidth: 200,
    sortable: true,
    valueGetter: ({ data }) => data?.address,
    cellRenderer: ({ data }: { data?: ProblemLocationView }) =>
      data && (
        <Link to={locationLink(data)} tabIndex={-1}>
          {data.address}
        </Link>
      ),
  },
  {
    colId: 'reason',
    headerName: 'Reason',
    flex: 3,
    minWidth: 160,
    sortable: true,
    valueGetter: ({ data }) => data?.reason,
    tooltipValueGetter: ({ data }) => data?.reason,
  },
];

/** Without `onDelete` the list is read-only. */
export function columnsFor(onDelete: ((location: ProblemLocationView) => void) | null): Column[] {
  if (!onDelete) return [...DETAILS];
  return [
    ...DETAILS,
    {
      colId: 'action',
      headerName: 'Action',
      width: 84,
      cellRenderer: ({ data }: { data?: ProblemLocationView }) =>
        data && (
          <Tooltip label="Delete">
            <ActionIcon aria-label={`Delete ${data.address}`} onClick={() => onDelete(data)}>
              <IconTrash size={16} aria-hidden />
            </ActionIcon>
          </Tooltip>
        ),
    },
  ];
}
