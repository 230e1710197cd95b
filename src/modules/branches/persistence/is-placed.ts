import type { BranchRow } from './branch.row.js';

/** Whether the branch's position on the map is known. */
export const isPlaced = ({ latitude, longitude }: BranchRow): boolean =>
  latitude !== null && longitude !== null;
