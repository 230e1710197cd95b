import { Injectable } from '@nestjs/common';
import { ceilToQuarter } from '#kernel/time-window.js';
import type { JobBasis, JobRange, JobRanges } from '#modules/scheduling/index.js';
import { hoursAt } from '../domain/hours.js';
import { scopeFor } from '../domain/model.js';
import { ActiveModelReader } from '../queries/active-model-reader.js';
import { SETTING } from '../sql/setting.view.js';

/**
 * How long jobs may take, for boards and schedules: a truck's part takes as long as its activity. What
 * moves to an address took before is left out: it would need another statement for each board.
 */
@Injectable()
export class JobRangesAdapter implements JobRanges {
  constructor(private readonly inUse: ActiveModelReader) {}

  of(branchId: string, basis: JobBasis): JobRange {
    const { scope } = scopeFor(this.inUse.lastRead, branchId);
    const hours = (p: number): number => ceilToQuarter(hoursAt(scope, basis, p));
    return { p50: hours(0.5), p80: hours(0.8), p90: hours(0.9) };
  }

  lateFinishByP80(branchId: string): string {
    return `(select s.late_finish_by_p80 from ${SETTING} s where s.branch_id = ${branchId})`;
  }
}
