import { useRef } from 'react';
import { boardTopic } from '#modules/scheduling/contract/live.js';
import { useWatch } from '../../../shared/realtime';
import type { DayKey } from '../model/day-key';
import { staleLoad } from '../api/scheduling-api';
import { useApiDispatch } from '../api/use-api-dispatch';

/** Fetches a day of the week or the month again when somebody changed its board. */
export function LiveDay({ branchId, day }: DayKey): null {
  const dispatch = useApiDispatch();
  const known = useRef<number | null>(null);
  const readAnew = (revision: number): void => {
    known.current = revision;
    dispatch(staleLoad({ branchId, day }));
  };
  useWatch(
    boardTopic(branchId, day),
    ({ revision }) => readAnew(revision),
    (revision) => {
      // The first answer to the watch belongs to what was fetched a moment ago.
      if (known.current === null) known.current = revision;
      else if (revision > known.current) readAnew(revision);
    },
  );
  return null;
}
