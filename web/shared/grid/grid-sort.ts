import type { GridApi } from 'ag-grid-community';
import type { SortOrder } from '#kernel/page.js';

export interface GridSort {
  column: string;
  order: SortOrder;
}

/** The column that a grid is sorted by, or null. */
export function sortOf(api: GridApi): GridSort | null {
  const sorted = api.getColumnState().find((column) => column.sort);
  return sorted?.sort ? { column: sorted.colId, order: sorted.sort } : null;
}
