import type { Maximum } from '#kernel/maximum.js';
import type { ScopeKind } from '../domain/model.js';

/** Hours or dollars that half, 80 %, 90 % and the branch's own share of such moves stay below. */
export interface RangeFigures {
  p50: number;
  p80: number;
  p90: number;
  maximum: number;
}

/** How long a day may take. */
export interface RangeView {
  basis: {
    /** For the planned crew, without driving. */
    handlingMinutes: number;
    drivingMinutes: number;
    /** `apartment|stairs`. */
    group: string;
    constantsVersion: number;
  };
  /** What it was learned from: `n` moves of the branch or of the company, or none. */
  model: { version: number; scope: ScopeKind; n: number };
  /** What moves to this address took before; null where too few are known. */
  memory: { visits: number; shift: number } | null;
  /** Hours. */
  exact: RangeFigures;
  /** Hours up to 0.25. */
  hours: RangeFigures;
  /** Dollars of the whole activity, at least for its minimum time. */
  price: RangeFigures;
  /** What the customer is told as the most: by the branch's share, at least the minimum charge. */
  most: Maximum;
  /** The branch's own share. */
  quantile: number;
  words: string;
}

/** GET /move/activity/{id}/range. */
export interface QuotedRangeView extends RangeView {
  /** The sums of what is told of each day of the move; null while that is nothing of one of them. */
  together: (Maximum & { days: number }) | null;
}
