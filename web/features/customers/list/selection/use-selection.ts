import { useMemo, useState } from 'react';
import { focusedRowId } from '../../../../shared/grid';
import { useShortcut } from '../../../../shared/shortcuts';
import type { Selection } from './selection-context';

type Ids = ReadonlySet<string>;

/**
 * Customers that are selected for what is done with several; who leaves the page leaves the selection.
 * X selects the row that has the focus.
 */
export function useSelection(
  rows: readonly { _id: string }[],
  maySelect: boolean,
): Selection & { clear: () => void } {
  const [marked, setMarked] = useState<Ids>(new Set());
  const selection = useMemo<Selection & { clear: () => void }>(() => {
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
