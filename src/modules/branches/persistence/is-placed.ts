import type { Branch } from '../branch.js';

/** Whether the branch's position on the map is known. */
export const isPlaced = ({ latitude, longitude }: Branch): boolean =>
  latitude !== null && longitude !== null;
