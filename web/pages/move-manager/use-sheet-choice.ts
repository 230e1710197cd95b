import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SheetsBy } from '../../features/scheduling';

export interface SheetChoice {
  by: SheetsBy;
  /** Operations; null: all of the day. */
  chosen: ReadonlySet<string> | null;
  print: (by: SheetsBy) => void;
}

/** Whose pages the day sheet has, and of which moves: both are in the address. */
export function useSheetChoice(): SheetChoice {
  const [search, setSearch] = useSearchParams();
  const moves = search.get('moves');
  return {
    by: search.get('by') === 'person' ? 'person' : 'truck',
    chosen: useMemo(() => (moves ? new Set(moves.split(',')) : null), [moves]),
    print: (by) =>
      setSearch(
        (now) => {
          now.set('by', by);
          return now;
        },
        { replace: true },
      ),
  };
}
