import { useMemo, useState } from 'react';
import { isDayOver } from '#kernel/local-date.js';
import { isTrucked } from '#modules/moves/contract/activity-rules.js';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import type { ActivityScope } from './customer-context';
import type { KeptDrives } from './end-drives';

/**
 * What every part of the page needs to know about the activity on screen; null if there is none.
 */
export function useScopeOf(
  base: CustomerView,
  activityId: string | null,
  index: number,
): ActivityScope | null {
  const [keptDrives] = useState(() => new Map<string, KeptDrives>());
  const stored = base.move.activities.find(({ _id }) => _id === activityId);
  const locked = isTrucked(stored?.operations ?? []);
  const isPast =
    locked &&
    stored !== undefined &&
    isDayOver(stored.activityDay, base.branch.timezone, new Date());
  return useMemo(() => {
    if (activityId === null) return null;
    const held = keptDrives.get(activityId) ?? new Map<string, number>();
    keptDrives.set(activityId, held);
    return { activityId, index, path: `move.activities.${index}`, locked, isPast, held };
  }, [activityId, index, locked, isPast, keptDrives]);
}
