/** What a new activity, stop or customer starts with (R-MOVE-2, R-STOP-1). */
export const MOVE_DEFAULTS = {
  estHours: 4,
  minTime: 2.5,
  numMovers: 2,
  truckCount: 1,
  costingStrategy: 'MoveManager',
  state: 'TX',
  storageType: 'Outdoor',
  rate: 55,
} as const;
