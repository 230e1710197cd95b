import type { Day } from '../../../shared/format';

/** One branch's board on one day: how the cache knows it. */
export interface DayKey {
  branchId: string;
  day: Day;
}
