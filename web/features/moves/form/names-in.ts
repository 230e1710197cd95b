import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import { showDay } from '../../../shared/format';
import type { CustomerValues } from './values';

const named = (id: string | undefined, name: string): (readonly [string, string])[] =>
  id === undefined ? [] : [[id, name]];

/** What the parts of a move are called: activities by their day, stops and truck shares by number. */
export const namesIn = ({
  branchId,
  branch,
  move,
}: Pick<CustomerView | CustomerValues, 'branchId' | 'branch' | 'move'>): (readonly [
  string,
  string,
])[] => [
  [branchId, branch.name],
  ...move.activities.flatMap(({ _id, activityDay, locations, operations }) => [
    ...named(_id, activityDay ? showDay(activityDay) : 'without a day'),
    ...locations.flatMap((stop, at) => [
      ...named(stop._id, `Location ${at + 1}`),
      ...(stop.items ?? []).flatMap(({ _id, name }) => named(_id, name)),
    ]),
    ...operations.flatMap((share, at) => named(share._id, `Truck ${at + 1}`)),
  ]),
];
