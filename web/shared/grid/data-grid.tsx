import './grid-modules';
import type { ColDef, GridApi, RowClassParams } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { useMemo, useRef, useState, type JSX } from 'react';
import type { SortOrder } from '#kernel/page.js';
import { DeferredRender } from '../ui/deferred-render';
import styles from './data-grid.module.css';
import { recallColumns, rememberColumns } from './grid-memory';
import { gridTheme } from './grid-theme';
import { sortOf, type GridSort } from './grid-sort';
import { useRowOpening } from './use-row-opening';
import { useTabStops } from './use-tab-stops';

export type GridColumn<Row> = ColDef<Row>;

export interface DataGridProps<Row> {
  /** The list's name for screen readers. */
  label: string;
  /** The name under which its columns are remembered. */
  name: string;
  /** Undefined while nothing is known yet. */
  rows: readonly Row[] | undefined;
  columns: readonly GridColumn<Row>[];
  rowId: (row: Row) => string;
  /** Stand under the rows and stay in view. */
  totals?: readonly Row[];
  /** Where a row leads, null for nowhere: by click, Enter, or (with Ctrl, ⌘ or the middle button) in a new tab. */
  rowLink?: (row: Row) => string | null;
  /** Set when the server sorts: the grid then only shows the order that it gets. */
  onSort?: (sort: GridSort | null) => void;
  /** What the first click on a column's heading does; `asc` by default. */
  firstSort?: SortOrder;
  /** Words that a row must contain, for lists that are loaded completely. */
  quickFilter?: string;
  rowClass?: (row: Row) => string | undefined;
  emptyText?: string;
  /** CSS pixels; as in all lists by default. */
  rowHeight?: number;
  /** As high as its rows; otherwise it fills the room that it has. */
  autoHeight?: boolean;
  /** Which columns are not shown, now and whenever that changes. */
  onHidden?: (columnIds: readonly string[]) => void;
  /** For the columns' menu and the export. */
  onReady?: (api: GridApi<Row>) => void;
}

/** A list longer than a screen. */
export function DataGrid<Row>(props: DataGridProps<Row>): JSX.Element {
  const { label, name, rows, columns, rowId, rowLink, onSort, rowClass, onReady } = props;
  const { firstSort = 'asc', emptyText = 'Nothing here', autoHeight } = props;
  const [remembered] = useState(() => {
    const hidden = columns.filter(({ initialHide }) => initialHide);
    return recallColumns(
      name,
      hidden.flatMap(({ colId }) => colId ?? []),
    );
  });
  const opening = useRowOpening(rowLink);
  const grid = useRef<GridApi<Row>>(null);
  const passByTab = useTabStops(grid);

  const defaults = useMemo<ColDef<Row>>(
    () => ({
      sortable: false,
      resizable: true,
      suppressHeaderMenuButton: true,
      sortingOrder: firstSort === 'desc' ? ['desc', 'asc'] : ['asc', 'desc'],
      // The server has sorted already: the grid only marks the column.
      ...(onSort ? { comparator: () => 0 } : {}),
    }),
    [firstSort, onSort],
  );
  const classOf = useMemo(
    () => rowClass && (({ data }: RowClassParams<Row>) => (data ? rowClass(data) : undefined)),
    [rowClass],
  );

  return (
    <div
      className={styles.grid}
      data-auto={autoHeight}
      data-opens={Boolean(rowLink)}
      onKeyDownCapture={passByTab}
    >
      {/* Its columns, rows and menus are made in one piece, which takes as long as the page around it. */}
      <DeferredRender>
        <AgGridReact<Row>
          theme={gridTheme}
          rowData={rows as Row[] | undefined}
          pinnedBottomRowData={props.totals as Row[] | undefined}
          loading={rows === undefined}
          columnDefs={columns as ColDef<Row>[]}
          defaultColDef={defaults}
          getRowId={({ data }) => rowId(data)}
          getRowClass={classOf}
          quickFilterText={props.quickFilter}
          initialState={remembered}
          onStateUpdated={({ state }) => {
            rememberColumns(name, state);
            props.onHidden?.(state.columnVisibility?.hiddenColIds ?? []);
          }}
          onSortChanged={({ api, source }) => {
            if (source === 'uiColumnSorted') onSort?.(sortOf(api));
          }}
          onGridReady={({ api }) => {
            grid.current = api;
            api.setGridAriaProperty('label', label);
            onReady?.(api);
          }}
          overlayNoRowsTemplate={`<span class="${styles.empty}">${emptyText}</span>`}
          rowHeight={props.rowHeight}
          domLayout={autoHeight ? 'autoHeight' : 'normal'}
          animateRows={false}
          suppressCellFocus={false}
          suppressDragLeaveHidesColumns
          enableCellTextSelection
          tooltipShowDelay={500}
          {...opening}
        />
      </DeferredRender>
    </div>
  );
}
