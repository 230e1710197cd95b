import type { LocalDate } from '#kernel/local-date.js';

/** When the customer would like the job to start; 'HH:mm', both included. */
export interface WishedTimes {
  /** 1 is Monday, 7 Sunday. */
  weekdays?: readonly number[];
  from?: string;
  to?: string;
}

/** What a time is looked for; hours as decimals. What is absent is the activity's, if there is one. */
export interface SlotsRequest {
  branchId: string;
  activityId?: string;
  /** In the order of travel; null: not placed yet. */
  stops?: readonly { latitude: number | null; longitude: number | null }[];
  duration?: number;
  driveOut?: number;
  driveBack?: number;
  truckCount?: number;
  numMovers?: number;
  requiresLift?: boolean;
  /** Today in the branch's zone if absent. */
  from?: LocalDate;
  days?: number;
  wish?: WishedTimes;
  draft?: string;
}
