import { useMediaQuery } from '@mantine/hooks';
import { useMemo } from 'react';
import type { GridColumn } from '../../../shared/grid';

/** On a phone the name comes first: the rest is beyond the edge. */
const FIRST = ['name', 'age', 'status', 'activity', 'requestedDay', 'branch'];

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
  const narrow = useMediaQuery('(max-width: 768px)') ?? false;
  return useMemo(
    () =>
      narrow
        ? {
            columns: [...columns].sort((one, other) => placeOf(one) - placeOf(other)),
            name: `${name}-narrow`,
          }
        : { columns, name },
    [columns, name, narrow],
  );
}
