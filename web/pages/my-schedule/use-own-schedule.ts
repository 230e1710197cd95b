import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useMemo, useState, type ComponentProps } from 'react';
import { useSession } from '../../shared/auth';
import { keepPagesOffline } from '../../shared/device';
import type { PageFrame } from '../../shared/pages';
import { useGetScheduleQuery } from './api';
import { keepSchedule, keptSchedule, type KeptSchedule } from './kept-schedule';
import { shownDays, type ShownDays } from './schedule-days';
import { useLiveSchedule } from './use-live-schedule';

/** Of what no board of today tells. */
const REFRESH_MS = 60_000;

/** One's schedule: as the server has it, or as this device has kept it. */
export interface OwnSchedule {
  days: ShownDays | undefined;
  /** When the server had it so, in ms since 1970. */
  at: number | undefined;
  /** The same, where it is from an earlier visit. */
  asOf: number | undefined;
  /** Why it could not be fetched again. */
  error: unknown;
  state: ComponentProps<typeof PageFrame>['state'];
  refetch: () => void;
}

/** Shows what is known at once, fetches it, and keeps it for a time without a network. */
export function useOwnSchedule(): OwnSchedule {
  const person = useSession()?.userId;
  const { data, error, fulfilledTimeStamp, refetch } = useGetScheduleQuery(person ?? skipToken, {
    pollingInterval: REFRESH_MS,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  });
  // Undefined until it was looked for.
  const [kept, setKept] = useState<KeptSchedule | null>();
  useEffect(() => {
    if (person) void keptSchedule(person).then(setKept);
  }, [person]);
  useEffect(() => void keepPagesOffline(), []);
  const fetched = useMemo(() => data && shownDays(data), [data]);
  useEffect(() => {
    if (person && fetched && fulfilledTimeStamp)
      void keepSchedule(person, fetched, fulfilledTimeStamp);
  }, [person, fetched, fulfilledTimeStamp]);
  useLiveSchedule(fetched);
  const known = fetched ? { days: fetched, at: fulfilledTimeStamp } : kept;
  const isMissing = error !== undefined && kept !== undefined;
  return {
    days: known?.days,
    at: known?.at,
    asOf: fetched ? undefined : kept?.at,
    error,
    state: known ? 'ready' : isMissing ? 'failed' : 'loading',
    refetch: () => void refetch(),
  };
}
