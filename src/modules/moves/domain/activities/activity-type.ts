import { isPackingLocation, type StopWork } from '../work-types.js';

export const ACTIVITY_TYPES = ['move', 'pack', 'pack_move'] as const;
export type ActivityType = (typeof ACTIVITY_TYPES)[number];

/** No packing: move; nothing else: pack; a mix: pack_move (R-MOVE-3). */
export function activityType(locations: readonly StopWork[]): ActivityType {
  const packing = locations.filter(isPackingLocation).length;
  if (packing === 0) return 'move';
  return packing === locations.length ? 'pack' : 'pack_move';
}
