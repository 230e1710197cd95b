import type { GridApi } from 'ag-grid-community';

/** Puts the focus on the row of a list that had it last, or else on the first. */
export function focusRow<Row>(grid: GridApi<Row> | null): void {
  const column = grid?.getAllDisplayedColumns()[0];
  if (grid && column) grid.setFocusedCell(grid.getFocusedCell()?.rowIndex ?? 0, column);
}

/** Where in a list the focus is, from 0; null while it is elsewhere. */
export function focusedRow<Row>(grid: GridApi<Row> | null): number | null {
  const isInRow = document.activeElement?.closest('.ag-row') ?? null;
  return isInRow === null ? null : (grid?.getFocusedCell()?.rowIndex ?? null);
}
