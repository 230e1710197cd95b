import { HOUR_MS } from '#kernel/time-window.js';
import type { HoldView } from '../contract/holds.view.js';
import type { StoredHold } from '../persistence/slot-hold.repository.js';

/** A hold as the API has it. */
export function toHold({ starts, ends, latestStart, heldBy, ...hold }: StoredHold): HoldView {
  const start = starts.toISOString();
  return {
    _id: hold.id,
    branchId: hold.branchId,
    day: hold.day,
    start,
    end: ends.toISOString(),
    window: latestStart && { from: start, to: latestStart.toISOString() },
    trucks: hold.trucks,
    duration: (ends.getTime() - starts.getTime()) / HOUR_MS,
    activityId: hold.activityId,
    draft: hold.draft,
    heldBy: { _id: heldBy, displayName: hold.holderName },
    expiresAt: hold.expiresAt.toISOString(),
    renewed: hold.renewed,
  };
}
