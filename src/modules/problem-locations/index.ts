export { ProblemLocationChanged } from './events/problem-location-changed.event.js';
export type { ProblemAddress } from './events/problem-location-changed.event.js';
export { MatchProblemLocationsQuery } from './queries/match-problem-locations/match-problem-locations.query.js';
