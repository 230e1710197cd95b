import { DEFAULT_PLANNING } from '../contract/planning.js';
import type { PlanningSettings, PlanningView } from '../contract/planning.js';

/** What the database says of a version; all null where nobody saved any. */
export interface PlanningRow {
  version: number | null;
  changed: Date | null;
  changedBy: string | null;
  settings: PlanningSettings | null;
}

export const NEVER_SAVED: PlanningRow = {
  version: null,
  changed: null,
  changedBy: null,
  settings: null,
};

export const planningViewOf = ({
  version,
  changed,
  changedBy,
  settings,
}: PlanningRow): PlanningView => ({
  version: version ?? 0,
  changed: changed?.toISOString() ?? null,
  changedBy,
  ...(settings ?? DEFAULT_PLANNING),
});

/** The settings without the version. */
export const settingsOf = ({
  version,
  changed,
  changedBy,
  ...settings
}: PlanningView): PlanningSettings => settings;

/** A version under the names of its columns. */
export const planningColumnsOf = (branchId: string, planning: PlanningView): object => ({
  branch_id: branchId,
  version: planning.version,
  changed: planning.changed,
  changed_by: planning.changedBy,
  direct_legs: planning.directLegs,
  arrival_windows: planning.arrivalWindows,
  public_ranking: planning.publicRanking,
  turnaround_minutes: planning.turnaroundMinutes,
  longest_wait_minutes: planning.longestWaitMinutes,
  window_minutes: planning.windowMinutes,
  shortest_job_hours: planning.shortestJobHours,
  slot_gap: planning.slotWeights.gap,
  slot_open: planning.slotWeights.open,
  slot_lift: planning.slotWeights.lift,
  slot_lead: planning.slotWeights.lead,
  slot_mover: planning.slotWeights.mover,
  slot_load: planning.slotWeights.load,
  slot_load_from: planning.slotWeights.loadFrom,
  slot_risk: planning.slotWeights.risk,
  weekly_hours: planning.weeklyHours,
  planner_truck_change: planning.plannerWeights.truckChange,
  planner_start: planning.plannerWeights.start,
  planner_drive: planning.plannerWeights.drive,
  planner_overtime: planning.plannerWeights.overtime,
  planner_unserved: planning.plannerWeights.unserved,
  rental_lead_minutes: planning.rentalLeadMinutes,
});
