import { useDispatch } from 'react-redux';
import {
  boardTopic,
  type BoardChange,
  type ChangeItems,
} from '#modules/scheduling/contract/live.js';
import { useGetSelfQuery } from '../../features/employees';
import { baseApi } from '../../shared/api';
import { useToday } from '../../shared/pages';
import { useWatch, type TopicChanged } from '../../shared/realtime';
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

/** The next day after today on which one has a place. */
function nextOf(days: ShownDays, today: string): [day: string, branchId: string] | null {
  const ahead = Object.keys(days).filter((day) => day > today);
  const [next] = ahead.sort((a, b) => a.localeCompare(b));
  const branchId = next && days[next]?.branchId;
  return next && branchId ? [next, branchId] : null;
}

/**
 * Fetches one's schedule again when today's board or that of one's next day changes: today's of the branch one works
 * at, which is the home branch until one has a place.
 */
export function useLiveSchedule(days: ShownDays | undefined): void {
  const { data: self } = useGetSelfQuery();
  const dispatch = useDispatch();
  const timezone = self?.branch?.timezone ?? Object.values(days ?? {})[0]?.timezone ?? null;
  const today = useToday(timezone);
  const branchId = days?.[today]?.branchId ?? self?.branch?._id;
  const next = days ? nextOf(days, today) : null;
  const readAgain = (): void => void dispatch(baseApi.util.invalidateTags(['Schedule']));
  const readWhereConcerned = ({ change }: TopicChanged): void => {
    if (concerns(change)) readAgain();
  };
  const now = days && branchId !== undefined ? boardTopic(branchId, today) : null;
  useWatch(now, readWhereConcerned, readAgain);
  useWatch(next && boardTopic(next[1], next[0]), readWhereConcerned, readAgain);
}
