import type { GridState } from 'ag-grid-community';

const keyOf = (name: string): string => `emma.grid.${name}`;

/**
 * Column widths, order and visibility as this person left them.
 * @param hiddenAtFirst columns that are shown only when someone adds them
 */
export function recallColumns(
  name: string,
  hiddenAtFirst: readonly string[] = [],
): GridState | undefined {
  try {
    const text = localStorage.getItem(keyOf(name));
    if (!text) return undefined;
    const state = JSON.parse(text) as GridState;
    if (hiddenAtFirst.length === 0) return state;
    const known = state.columnOrder?.orderedColIds ?? [];
    const hidden = state.columnVisibility?.hiddenColIds ?? [];
    const unknown = hiddenAtFirst.filter((id) => !known.includes(id));
    return { ...state, columnVisibility: { hiddenColIds: [...hidden, ...unknown] } };
  } catch {
    return undefined;
  }
}

/** Which columns are hidden before the grid is drawn. */
export const recallHidden = (name: string, hiddenAtFirst: readonly string[]): readonly string[] =>
  recallColumns(name, hiddenAtFirst)?.columnVisibility?.hiddenColIds ?? hiddenAtFirst;

export function rememberColumns(name: string, state: GridState): void {
  const { columnOrder, columnSizing, columnVisibility } = state;
  localStorage.setItem(
    keyOf(name),
    JSON.stringify({ columnOrder, columnSizing, columnVisibility, partialColumnState: true }),
  );
}

export const forgetColumns = (name: string): void => localStorage.removeItem(keyOf(name));
