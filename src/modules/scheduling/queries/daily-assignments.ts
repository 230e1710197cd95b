import { Injectable } from '@nestjs/common';
import type { LocalDate } from '../../../kernel/local-date.js';
import { Db } from '../../../platform/database/db.js';
import type { DailyAssignmentView } from '../contract/day.view.js';
import type { SeatPosition } from '../contract/limits.js';

interface PlaceRow {
  employee_id: string;
  truck_id: string | null;
  position: SeatPosition | null;
}

interface PlanRow {
  notes: string;
  notes_revision: number;
  acting_manager_id: string | null;
  support_manager_id: string | null;
}

const PLACES = `
  select employee_id, truck_id, position from scheduling.v_crew_place
  where branch_id = $1 and day = $2 order by truck_id, position, employee_id`;
const PLAN = `
  select notes, notes_revision, acting_manager_id, support_manager_id
  from scheduling.v_day_plan where branch_id = $1 and day = $2`;

/** Reads crews, managers and alerts of a branch's day. */
@Injectable()
export class DailyAssignments {
  constructor(private readonly db: Db) {}

  async find(branchId: string, day: LocalDate): Promise<DailyAssignmentView> {
    const places = await this.db.prepared<PlaceRow>(PLACES, [branchId, day]);
    const [plan] = await this.db.prepared<PlanRow>(PLAN, [branchId, day]);
    return {
      branchId,
      assignmentDay: day,
      notes: plan?.notes ?? '',
      notesRevision: plan?.notes_revision ?? 0,
      actingManagerId: plan?.acting_manager_id ?? null,
      supportManagerId: plan?.support_manager_id ?? null,
      movers: places.flatMap(({ employee_id: mover, truck_id: truck, position }) =>
        truck === null || position === null ? [] : [{ mover, truck, position }],
      ),
      onCall: places.filter((place) => place.truck_id === null).map((place) => place.employee_id),
    };
  }
}
