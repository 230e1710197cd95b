import { useDispatch } from 'react-redux';
import {
  boardTopic,
  type BoardChange,
  type ChangeItems,
} from '#modules/scheduling/contract/live.js';
import { useGetSelfQuery } from '../../features/employees';
import { baseApi } from '../../shared/api';
import { useToday } from '../../shared/pages';
import { useWatch } from '../../shared/realtime';
import type { ShownDays } from './schedule-days';

/** What happens on a board and is never on a schedule. */
const UNTOLD: ReadonlySet<BoardChange['kind']> = new Set([
  'nounce',
  'confirmation',
  'notes',
  'reservations',
]);

/** A change that was too large to be sent says nothing: it may be anything. */
const concerns = (change: unknown): boolean =>
  (change as ChangeItems<BoardChange> | undefined)?.items?.some(({ kind }) => !UNTOLD.has(kind)) ??
  true;

/**
 * Fetches one's schedule again when today's board changes: that of the branch one works at today, which is the home
 * branch until one has a place.
 */
export function useLiveSchedule(days: ShownDays | undefined): void {
  const { data: self } = useGetSelfQuery();
  const dispatch = useDispatch();
  const timezone = self?.branch?.timezone ?? Object.values(days ?? {})[0]?.timezone ?? null;
  const today = useToday(timezone);
  const branchId = days?.[today]?.branchId ?? self?.branch?._id;
  const readAgain = (): void => void dispatch(baseApi.util.invalidateTags(['Schedule']));
  useWatch(
    days && branchId !== undefined ? boardTopic(branchId, today) : null,
    ({ change }) => concerns(change) && readAgain(),
    readAgain,
  );
}
