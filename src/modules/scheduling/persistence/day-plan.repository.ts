import { Injectable } from '@nestjs/common';
import type { LocalDate } from '../../../kernel/local-date.js';
import { Db } from '../../../platform/database/db.js';

/** Daily alerts and managers of a branch's day. */
export interface DayPlan {
  notes: string;
  /** 0 while nobody has written any. */
  notesRevision: number;
  actingManagerId: string | null;
  supportManagerId: string | null;
}

interface DayPlanRow {
  notes: string;
  notes_revision: number;
  acting_manager_id: string | null;
  support_manager_id: string | null;
}

const FIND = `
  select notes, notes_revision, acting_manager_id, support_manager_id
  from scheduling.day_plan where branch_id = $1 and day = $2`;
const SAVE_NOTES = `
  insert into scheduling.day_plan (branch_id, day, notes, notes_revision)
  select $1, $2, $3, 1 where $4 = 0
  on conflict (branch_id, day) do update
    set notes = $3, notes_revision = day_plan.notes_revision + 1
    where day_plan.notes_revision = $4
  returning notes_revision`;
const SAVE_LATER_NOTES = `
  update scheduling.day_plan set notes = $3, notes_revision = notes_revision + 1
  where branch_id = $1 and day = $2 and notes_revision = $4
  returning notes_revision`;
const SAVE_MANAGERS = `
  insert into scheduling.day_plan (branch_id, day, acting_manager_id, support_manager_id)
  values ($1, $2, $3, $4)
  on conflict (branch_id, day) do update
    set acting_manager_id = $3, support_manager_id = $4`;

const NO_PLAN: DayPlan = {
  notes: '',
  notesRevision: 0,
  actingManagerId: null,
  supportManagerId: null,
};

/** Keeps a branch's day; notes are written only on top of the revision they were based on. */
@Injectable()
export class DayPlanRepository {
  constructor(private readonly db: Db) {}

  async find(branchId: string, day: LocalDate): Promise<DayPlan> {
    const [row] = await this.db.query<DayPlanRow>(FIND, [branchId, day]);
    if (!row) return NO_PLAN;
    return {
      notes: row.notes,
      notesRevision: row.notes_revision,
      actingManagerId: row.acting_manager_id,
      supportManagerId: row.support_manager_id,
    };
  }

  /** @returns the new revision, or undefined when someone saved in between. */
  async saveNotes(
    branchId: string,
    day: LocalDate,
    notes: string,
    revision: number,
  ): Promise<number | undefined> {
    const sql = revision === 0 ? SAVE_NOTES : SAVE_LATER_NOTES;
    const values = [branchId, day, notes, revision];
    const [row] = await this.db.query<{ notes_revision: number }>(sql, values);
    return row?.notes_revision;
  }

  async saveManagers(
    branchId: string,
    day: LocalDate,
    actingManagerId: string | null,
    supportManagerId: string | null,
  ): Promise<void> {
    await this.db.execute(SAVE_MANAGERS, [branchId, day, actingManagerId, supportManagerId]);
  }
}
