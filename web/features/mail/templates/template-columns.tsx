import { Link } from 'react-router-dom';
import type { BranchView } from '#modules/branches/contract/branch.view.js';
import type { EmailTemplateRow } from '#modules/mail/contract/mail.view.js';
import type { GridColumn } from '../../../shared/grid';

export const EVERY_BRANCH = 'Every branch';

export const templateLink = ({ _id }: { _id: string }): string => `/emma/admin/template/${_id}`;

/** The list's columns; a template names its branch by id. */
export function templateColumns(branches: readonly BranchView[]): GridColumn<EmailTemplateRow>[] {
  const names = new Map(branches.map(({ _id, name }) => [_id, name]));
  return [
    {
      colId: 'name',
      headerName: 'Name',
      flex: 2,
      minWidth: 180,
      sortable: true,
      valueGetter: ({ data }) => data?.name,
      cellRenderer: ({ data }: { data?: EmailTemplateRow }) =>
        data && (
          <Link to={templateLink(data)} tabIndex={-1}>
            {data.name}
          </Link>
        ),
    },
    {
      colId: 'branch',
      headerName: 'Branch',
      width: 160,
      sortable: true,
      valueGetter: ({ data }) => (data?.regionId ? names.get(data.regionId) : EVERY_BRANCH),
    },
    {
      colId: 'subject',
      headerName: 'Subject',
      flex: 3,
      minWidth: 200,
      sortable: true,
      valueGetter: ({ data }) => data?.subject,
    },
    {
      colId: 'preview',
      headerName: 'Preview text',
      flex: 2,
      minWidth: 160,
      valueGetter: ({ data }) => data?.preview,
      tooltipValueGetter: ({ data }) => data?.preview,
    },
  ];
}
