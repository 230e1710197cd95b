import type { GridState } from 'ag-grid-community';

const keyOf = (name: string): string => `emma.grid.${name}`;

/** Column widths, order and visibility as this person left them. */
export function recallColumns(name: string): GridState | undefined {
  try {
    const text = localStorage.getItem(keyOf(name));
    return text ? (JSON.parse(text) as GridState) : undefined;
  } catch {
    return undefined;
  }
}

export function rememberColumns(name: string, state: GridState): void {
  const { columnOrder, columnSizing, columnVisibility } = state;
  localStorage.setItem(
    keyOf(name),
    JSON.stringify({ columnOrder, columnSizing, columnVisibility, partialColumnState: true }),
  );
}

export const forgetColumns = (name: string): void => localStorage.removeItem(keyOf(name));
