import { useMediaQuery } from '@mantine/hooks';
import { useMemo } from 'react';
import type { GridColumn } from '../../../shared/grid';
import { listName, NARROW_LIST } from './list-params';

/** On a phone the name comes first: the rest is beyond the edge. */
const FIRST = ['name', 'age', 'firstCall', 'status', 'activity', 'requestedDay', 'branch'];

/** Room for a phone and when to call under it, in CSS pixels. */
const NAME = 196;

const placeOf = ({ colId, field }: { colId?: string; field?: string }): number => {
  const at = FIRST.indexOf(colId ?? field ?? '');
  return at < 0 ? FIRST.length : at;
};

interface Arranged<Row> {
  columns: readonly GridColumn<Row>[];
  /** Narrow and wide lists are remembered separately. */
  name: string;
}

/** A list's columns in the order that suits the window. */
export function useNameFirst<Row>(
  columns: readonly GridColumn<Row>[],
  name: string,
): Arranged<Row> {
  const narrow = useMediaQuery(NARROW_LIST, false, { getInitialValueInEffect: false });
  return useMemo(
    () =>
      narrow
        ? {
            columns: [...columns]
              .sort((one, other) => placeOf(one) - placeOf(other))
              .map((column) => (column.colId === 'name' ? { ...column, minWidth: NAME } : column)),
            name: listName(name, narrow),
          }
        : { columns, name },
    [columns, name, narrow],
  );
}
