import type { ActivityView, OperationView } from '#modules/moves/contract/activity.view.js';
import type { CustomerView, MoveView } from '#modules/moves/contract/customer.view.js';
import type { LocationView } from '#modules/moves/contract/location.view.js';

/** A stop in the form; without `_id` it is not stored yet. */
export interface LocationValues extends Omit<LocationView, '_id'> {
  _id?: string;
}

/** An operation in the form; without `_id` it is not stored yet. */
export interface OperationValues extends Omit<OperationView, '_id'> {
  _id?: string;
}

export interface ActivityValues extends Omit<
  ActivityView,
  'activityDay' | 'locations' | 'operations'
> {
  /** `null` if it is empty, and the typed text if that is not a day; neither is saved. */
  activityDay: string | null;
  locations: LocationValues[];
  operations: OperationValues[];
}

/** A whole customer in the page's form: what GET returned, with what a person changed. */
export interface CustomerValues extends Omit<CustomerView, 'move'> {
  move: Omit<MoveView, 'activities'> & { activities: ActivityValues[] };
}

/** What a day is made of, beside its own fields: lists whose entries have ids once they are saved. */
export const PARTS_OF_DAY = ['locations', 'operations'] as const;

export type ActivityPath = `move.activities.${number}`;
export type LocationPath = `${ActivityPath}.locations.${number}`;
export type OperationPath = `${ActivityPath}.operations.${number}`;
