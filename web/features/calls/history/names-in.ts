import type { CustomerView } from '../../../../src/modules/moves/contract/customer.view';
import { showDay } from '../../../shared/format';

/** What the parts of a move are called: activities by their day, stops and truck shares by number. */
export const namesIn = ({
  branchId,
  branch,
  move,
}: Pick<CustomerView, 'branchId' | 'branch' | 'move'>): (readonly [string, string])[] => [
  [branchId, branch.name],
  ...move.activities.flatMap(({ _id, activityDay, locations, operations }) => [
    [_id, activityDay ? showDay(activityDay) : 'Activity'] as const,
    ...locations.map((stop, at) => [stop._id, `Location ${at + 1}`] as const),
    ...operations.map((share, at) => [share._id, `Truck ${at + 1}`] as const),
  ]),
];
