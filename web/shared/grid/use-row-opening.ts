import type {
  CellKeyDownEvent,
  CellMouseDownEvent,
  CellMouseOverEvent,
  RowClickedEvent,
} from 'ag-grid-community';
import { useNavigate } from 'react-router-dom';
import { warmUpPage } from '../pages';
import { isShortcut, useShortcutArea, type PressedKey } from '../shortcuts';

/** The grid's handlers that open a row. */
export interface RowOpening<Row> {
  onRowClicked?: (event: RowClickedEvent<Row>) => void;
  onCellKeyDown?: (event: CellKeyDownEvent<Row>) => void;
  onCellMouseDown?: (event: CellMouseDownEvent<Row>) => void;
  onCellMouseOver?: (event: CellMouseOverEvent<Row>) => void;
}

const inNewTab = (link: string): void => {
  window.open(link, '_blank', 'noopener');
};

/** A click on a link or button inside the cell belongs to that element. */
const isOwnAffair = (target: EventTarget | null | undefined): boolean =>
  target instanceof Element && target.closest('a, button, input') !== null;

const opensRow = (event: PressedKey): boolean =>
  isShortcut(event, 'openRow') || isShortcut(event, 'openRowInTab');

/** Opens rows by click, Enter, or in a new tab by Ctrl, ⌘ or the middle button. */
export function useRowOpening<Row>(linkOf?: (row: Row) => string | null): RowOpening<Row> {
  const navigate = useNavigate();
  useShortcutArea('list', linkOf !== undefined);
  if (!linkOf) return {};
  const open = (row: Row | undefined, event: MouseEvent | KeyboardEvent): void => {
    if (!row) return;
    const link = linkOf(row);
    if (link === null) return;
    if (event.ctrlKey || event.metaKey) inNewTab(link);
    else void navigate(link);
  };
  return {
    onCellMouseOver: ({ data }) => {
      const link = data ? linkOf(data) : null;
      if (link !== null) warmUpPage(link);
    },
    onRowClicked: ({ data, event }) => {
      // Selecting text to copy it is not a request to leave.
      if (isOwnAffair(event?.target) || window.getSelection()?.toString()) return;
      if (event instanceof MouseEvent) open(data, event);
    },
    onCellKeyDown: ({ data, event }) => {
      if (event instanceof KeyboardEvent && opensRow(event) && !isOwnAffair(event.target)) {
        open(data, event);
      }
    },
    onCellMouseDown: ({ data, event }) => {
      if (!(event instanceof MouseEvent) || event.button !== 1 || isOwnAffair(event.target)) return;
      event.preventDefault();
      const link = data ? linkOf(data) : null;
      if (link !== null) inNewTab(link);
    },
  };
}
