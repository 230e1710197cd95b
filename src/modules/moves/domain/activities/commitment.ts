import type { LocalDate } from '#kernel/local-date.js';
import type { Activity } from '../activity.js';
import { isFullyTrucked } from './activity-state.js';

/** What a day with all its trucks is booked for. */
export interface Commitment {
  readonly activityId: string;
  readonly day: LocalDate;
  /** When the first of its jobs that has a truck begins. */
  readonly start: Date;
  readonly trucks: number;
}

/** The days that have all the trucks that they want, by their ids. */
export function commitmentsOf(activities: readonly Activity[]): ReadonlyMap<string, Commitment> {
  const committed = activities.filter(({ operations, truckCount }) =>
    isFullyTrucked(operations, truckCount),
  );
  return new Map(committed.map((activity) => [activity.id, commitmentOf(activity)]));
}

function commitmentOf({ id, activityDay, operations, truckCount }: Activity): Commitment {
  const starts = operations.flatMap(({ truck, date }) => (truck === null ? [] : date.getTime()));
  return {
    activityId: id,
    day: activityDay,
    start: new Date(Math.min(...starts)),
    trucks: truckCount,
  };
}
