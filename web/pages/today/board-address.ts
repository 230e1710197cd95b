import type { Day } from '../../shared/format';

/** The board of a branch's day. */
export const boardAddress = (day: Day, branchId: string): string =>
  `/emma/move/${day}?branchId=${branchId}`;
