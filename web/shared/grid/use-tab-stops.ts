import type { GridApi } from 'ag-grid-community';
import { useCallback, useRef, type KeyboardEvent, type RefObject } from 'react';

const CONTROLS = 'a[href], button:enabled, input:enabled, [tabindex="0"]';

/** What can be focused in the row, before or after the focused place. */
function controlBeside(place: Element, isBack: boolean): HTMLElement | undefined {
  const row = place.closest('.ag-row');
  const side = isBack ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const found = [...(row?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])].filter(
    (one) => place.compareDocumentPosition(one) & side && !one.contains(place),
  );
  return isBack ? found.at(-1) : found[0];
}

/** While the focus is in a grid, the browser's own Tab finds nothing else in it. */
function leave(grid: HTMLElement): void {
  grid.inert = true;
  setTimeout(() => {
    grid.inert = false;
  });
}

/**
 * Tab passes a list in two stops, its headings and its rows, and what can be done in the focused
 * row; the arrow keys move inside. (The grid's own Tab would go through every cell.)
 * @returns the handler of the grid's wrapper
 */
export function useTabStops<Row>(
  api: RefObject<GridApi<Row> | null>,
): (event: KeyboardEvent<HTMLElement>) => void {
  const row = useRef(0);
  return useCallback(
    (event) => {
      const { target, currentTarget, shiftKey: isBack } = event;
      const grid = api.current;
      if (event.key !== 'Tab' || !grid || !(target instanceof Element)) return;
      const isHead = target.closest('.ag-header') !== null;
      if (!isHead && !target.closest('.ag-row')) return;
      event.stopPropagation();
      const column = grid.getAllDisplayedColumns()[0];
      const goTo = (act: () => void): void => {
        event.preventDefault();
        act();
      };
      if (!isHead) row.current = grid.getFocusedCell()?.rowIndex ?? 0;
      const control = isHead ? undefined : controlBeside(target, isBack);
      if (control) goTo(() => control.focus());
      else if (isHead && !isBack && column && currentTarget.querySelector('.ag-row'))
        goTo(() => grid.setFocusedCell(row.current, column));
      else if (!isHead && isBack && column) goTo(() => grid.setFocusedHeader(column));
      else leave(currentTarget);
    },
    [api],
  );
}
