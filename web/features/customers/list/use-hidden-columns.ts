import { useCallback, useState } from 'react';
import { recallHidden } from '../../../shared/grid';
import { HIDDEN_AT_FIRST } from './added-columns';

type Columns = readonly string[];

interface HiddenColumns {
  hidden: Columns;
  onHidden: (columnIds: Columns) => void;
}

const isSame = (one: Columns, other: Columns): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

/** Columns that the list does not show: what the query need not ask for. */
export function useHiddenColumns(name: string): HiddenColumns {
  const [hidden, setHidden] = useState(() => recallHidden(name, HIDDEN_AT_FIRST));
  const onHidden = useCallback(
    (columnIds: Columns) => setHidden((before) => (isSame(before, columnIds) ? before : columnIds)),
    [],
  );
  return { hidden, onHidden };
}
