export { FindReferrerQuery } from './queries/find-referrer/find-referrer.query.js';
export type { ReferrerFacts } from './queries/find-referrer/find-referrer.query.js';
