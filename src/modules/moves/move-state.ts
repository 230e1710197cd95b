import { notFound } from '../../kernel/domain-error.js';
import type { CustomerState } from '../customers/index.js';
import type { ActivityRow } from './persistence/activity.row.js';
import type { LocationRow } from './persistence/location.row.js';
import type { OperationRow } from './persistence/operation.row.js';

/** What a move needs of its branch. */
export interface MoveBranch {
  id: string;
  name: string;
  timezone: string;
  latitude: number | null;
  longitude: number | null;
}

/** An activity with its stops in the order of travel and its operations. */
export interface StoredActivity extends ActivityRow {
  locations: LocationRow[];
  operations: OperationRow[];
}

/** All that one customer's nounce covers; activities by day. */
export interface MoveState {
  customer: CustomerState;
  branch: MoveBranch;
  activities: StoredActivity[];
}

/** @throws DomainError 404 */
export function activityOf({ activities }: MoveState, activityId: string): StoredActivity {
  const activity = activities.find(({ id }) => id === activityId);
  if (!activity) throw notFound('Activity');
  return activity;
}

/** The move with one of its activities replaced. */
export const withActivity = (state: MoveState, activity: StoredActivity): MoveState => ({
  ...state,
  activities: state.activities.map((one) => (one.id === activity.id ? activity : one)),
});
