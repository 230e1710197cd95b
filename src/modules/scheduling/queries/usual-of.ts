import { USUAL_SHARE } from '../sql/usual-share.view.js';

/**
 * The UsualShares of a branch as JSON; null while it has too few days (R-BOARD-62).
 * @param branchId as SQL
 */
export const usualOf = (branchId: string): string => `
  (select json_build_object(
     'tight', u.tight,
     'mayRunLate', u.may_run_late,
     'lateFinish', u.late_finish,
     'farEstimate', u.far_estimate)
   from ${USUAL_SHARE} u
   where u.branch_id = ${branchId})`;
