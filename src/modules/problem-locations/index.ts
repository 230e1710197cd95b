export { MatchProblemLocationsQuery } from './queries/match-problem-locations/match-problem-locations.query.js';
export type { ProblemMatch } from './queries/match-problem-locations/match-problem-locations.query.js';
