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
