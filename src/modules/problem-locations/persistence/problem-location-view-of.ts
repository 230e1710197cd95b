import type { ProblemLocationView } from '../contract/problem-location.view.js';
import type { ProblemLocationRow } from './problem-location.row.js';

/** What leaves the server of a problem location. */
export const problemLocationViewOf = (row: ProblemLocationRow): ProblemLocationView => ({
  _id: row.id,
  address: row.address,
  reason: row.reason,
  latitude: row.latitude,
  longitude: row.longitude,
  googlePlacesSuggestedAddress: row.googlePlacesSuggestedAddress,
});
