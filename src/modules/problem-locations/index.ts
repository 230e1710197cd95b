export { MatchProblemLocationsQuery } from './queries/match-problem-locations/match-problem-locations.query.js';
export type {
  ProblemMatch,
  StopAddress,
} from './queries/match-problem-locations/match-problem-locations.query.js';
