export { ColumnsMenu, type ColumnsMenuProps } from './columns-menu';
export { DataGrid, type DataGridProps, type GridColumn } from './data-grid';
export { exportRows, focusedRowId, focusRow } from './grid-rows';
export { recallHidden } from './grid-memory';
export type { GridSort } from './grid-sort';
export { Pager } from './pager';
