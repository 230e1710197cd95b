import { useMemo, useState } from 'react';
import { focusedRowId } from '../../../../shared/grid';
import { useShortcut } from '../../../../shared/shortcuts';
import type { Selection } from './selection-context';

type Ids = ReadonlySet<string>;

export interface OwnSelection extends Selection {
  clear: () => void;
  /** Those leave the selection; the others stay. */
  drop: (ids: readonly string[]) => void;
}

/**
 * Customers that are selected for what is done with several; who leaves the page leaves the selection.
 * X selects the row that has the focus.
 */
export function useSelection(rows: readonly { _id: string }[], maySelect: boolean): OwnSelection {
  const [marked, setMarked] = useState<Ids>(new Set());
  const selection = useMemo<OwnSelection>(() => {
    const ids = rows.map(({ _id }) => _id);
    const selected = new Set(ids.filter((id) => marked.has(id)));
    return {
      ids: selected,
      total: ids.length,
      toggle: (id) =>
        setMarked(() => {
          const next = new Set(selected);
          if (!next.delete(id)) next.add(id);
          return next;
        }),
      toggleAll: () => setMarked(new Set(selected.size === ids.length ? [] : ids)),
      clear: () => setMarked(new Set()),
      drop: (left) =>
        setMarked((before) => new Set([...before].filter((id) => !left.includes(id)))),
    };
  }, [rows, marked]);
  useShortcut(
    'selectRow',
    () => {
      const id = focusedRowId();
      if (id) selection.toggle(id);
    },
    maySelect,
  );
  return selection;
}
