import type { GridApi } from 'ag-grid-community';

/** Puts the focus on the row of a list that had it last, or else on the first. */
export function focusRow<Row>(grid: GridApi<Row> | null): void {
  const column = grid?.getAllDisplayedColumns()[0];
  if (grid && column) grid.setFocusedCell(grid.getFocusedCell()?.rowIndex ?? 0, column);
}

/** Id of the row that has the focus, as its list names it; null while the focus is elsewhere. */
export const focusedRowId = (): string | null =>
  document.activeElement?.closest('.ag-row')?.getAttribute('row-id') ?? null;
