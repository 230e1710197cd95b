import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import { IconColumns3, IconDownload } from '@tabler/icons-react';
import type { GridApi } from 'ag-grid-community';
import { useState, type JSX } from 'react';
import { forgetColumns } from './grid-memory';
import { exportRows } from './grid-rows';

export interface ColumnsMenuProps<Row> {
  api: GridApi<Row> | null;
  /** The grid's name, under which its columns are remembered. */
  name: string;
  /** File name without its ending; offers the export of what is shown. */
  exportAs?: string;
}

/** Which columns a grid shows, and the export of what it shows. */
export function ColumnsMenu<Row>({ api, name, exportAs }: ColumnsMenuProps<Row>): JSX.Element {
  const [, redraw] = useState(0);
  const all = api?.getColumns() ?? [];
  const columns = all.filter((column) => !column.getColDef().lockVisible);
  const shown = columns.filter((column) => column.isVisible());
  return (
    <Menu closeOnItemClick={false} position="bottom-end">
      <Tooltip label="Columns">
        <Menu.Target>
          <ActionIcon aria-label="Columns" disabled={!api}>
            <IconColumns3 size={17} aria-hidden />
          </ActionIcon>
        </Menu.Target>
      </Tooltip>
      <Menu.Dropdown>
        {columns.map((column) => (
          <Menu.CheckboxItem
            key={column.getColId()}
            checked={column.isVisible()}
            // A list without columns would look like an empty one.
            disabled={shown.length === 1 && column.isVisible()}
            onChange={(visible) => {
              api?.setColumnsVisible([column], visible);
              redraw((count) => count + 1);
            }}
          >
            {column.getColDef().headerName ?? column.getColId()}
          </Menu.CheckboxItem>
        ))}
        <Menu.Divider />
        <Menu.Item
          onClick={() => {
            forgetColumns(name);
            api?.resetColumnState();
            redraw((count) => count + 1);
          }}
        >
          Reset columns
        </Menu.Item>
        {exportAs && (
          <Menu.Item
            leftSection={<IconDownload size={15} aria-hidden />}
            onClick={() => exportRows(api, exportAs)}
          >
            Export what is shown
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
