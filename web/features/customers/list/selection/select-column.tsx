import { Checkbox } from '@mantine/core';
import { use, type JSX } from 'react';
import type { CustomerRow } from '#modules/customers/contract/customer-row.view.js';
import type { GridColumn } from '../../../../shared/grid';
import { fullName } from '../namesakes';
import { RowCheckbox } from './row-checkbox';
import { SelectionContext } from './selection-context';

function SelectCell({ data }: { data?: CustomerRow }): JSX.Element | null {
  const { ids, toggle } = use(SelectionContext);
  if (!data) return null;
  return (
    <RowCheckbox
      aria-label={`Select ${fullName(data)}`}
      checked={ids.has(data._id)}
      onChange={() => toggle(data._id)}
    />
  );
}

function SelectAll(): JSX.Element {
  const { ids, total, toggleAll } = use(SelectionContext);
  const isAll = ids.size > 0 && ids.size === total;
  return (
    <Checkbox
      size="xs"
      aria-label="Select all on this page"
      checked={isAll}
      indeterminate={ids.size > 0 && !isAll}
      onChange={toggleAll}
    />
  );
}

/** Selects customers for what is done with several. */
export const SELECT_COLUMN: GridColumn<CustomerRow> = {
  colId: 'select',
  headerName: 'Selection',
  width: 34,
  lockPosition: 'left',
  lockVisible: true,
  resizable: false,
  headerComponent: SelectAll,
  cellRenderer: SelectCell,
};
