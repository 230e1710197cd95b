import type { BoardMark } from './board-marks.js';

/** Marks that a full day has many of, which says little. */
export const USUAL_MARKS = [
  'tight',
  'mayRunLate',
  'lateFinish',
  'farEstimate',
] as const satisfies readonly BoardMark[];
export type UsualMark = (typeof USUAL_MARKS)[number];

/** Which share of a branch's bookings has each of these marks on a usual day, from 0 to 1. */
export type UsualShares = Readonly<Record<UsualMark, number>>;

/** Days with bookings that a branch's usual goes by at most, and at least. */
export const USUAL_DAYS = { most: 28, least: 7 } as const;

/** Of a branch that has too few days yet. */
export const NEVER_MARKED: UsualShares = { tight: 0, mayRunLate: 0, lateFinish: 0, farEstimate: 0 };

/** A day's bookings beside what is usual. */
export interface ShareOfDay {
  /** On trucks, and on the row Unassigned Moves. */
  bookingCount: number;
  /** Null for whom it is not shown. */
  usual: UsualShares | null;
}

/** Hundredths of a percent: shares are compared without what binary fractions add. */
const inTenThousandths = (share: number): number => Math.round(share * 10_000);
const FAR_ABOVE = inTenThousandths(0.1);

const isUsualMark = (mark: BoardMark): mark is UsualMark =>
  (USUAL_MARKS as readonly BoardMark[]).includes(mark);

/** A mark is on several bookings, and on a share that is a tenth above the usual one (R-BOARD-62). */
export function isUnusual(
  mark: BoardMark,
  marked: number,
  { bookingCount, usual }: ShareOfDay,
): boolean {
  if (!usual || !isUsualMark(mark) || marked <= 1) return false;
  return inTenThousandths(marked / bookingCount) - inTenThousandths(usual[mark]) > FAR_ABOVE;
}
