import type { GridApi } from 'ag-grid-community';

/** Puts the focus on the row of a list that had it last, or else on the first. */
export function focusRow<Row>(grid: GridApi<Row> | null): void {
  const column = grid?.getAllDisplayedColumns()[0];
  if (grid && column) grid.setFocusedCell(grid.getFocusedCell()?.rowIndex ?? 0, column);
}

/** Id of the row that has the focus, as its list names it; null while the focus is elsewhere. */
export const focusedRowId = (): string | null =>
  document.activeElement?.closest('.ag-row')?.getAttribute('row-id') ?? null;

const RUNS_AS_FORMULA = /^[=+\-@\t\r]/;

/** Text that a spreadsheet would run as a formula gets a `'` before it. */
export const guardFormula = (value: unknown): string => {
  const text = value === null || value === undefined ? '' : String(value as string | number);
  return typeof value === 'string' && RUNS_AS_FORMULA.test(text) ? `'${text}` : text;
};

/** Downloads what a list shows of some of its rows, as CSV. */
export function exportRows<Row>(
  grid: GridApi<Row> | null,
  name: string,
  isWanted: (row: Row) => boolean = () => true,
): void {
  const columns = grid
    ?.getAllDisplayedColumns()
    .filter((column) => !column.getColDef().lockVisible);
  grid?.exportDataAsCsv({
    fileName: `${name}.csv`,
    columnKeys: columns,
    shouldRowBeSkipped: ({ node }) => !node.data || !isWanted(node.data),
    processCellCallback: ({ value }) => guardFormula(value),
  });
}
