import { Injectable } from '@nestjs/common';
import type { LocalDate } from '#kernel/local-date.js';
import { Db } from '#platform/database/db.js';
import { id, integer, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';

/** Daily alerts and managers of a branch's day. */
export interface DayPlan {
  notes: string;
  /** 0 until somebody writes some. */
  notesRevision: number;
  actingManagerId: string | null;
  supportManagerId: string | null;
}

const HOLD = statement(
  {
    notes: text(),
    notes_revision: integer(),
    acting_manager_id: id().orNull(),
    support_manager_id: id().orNull(),
  },
  sql`
  insert into scheduling.day_plan (branch_id, day) values ($1, $2)
  on conflict (branch_id, day) do update set day = excluded.day
  returning notes, notes_revision, acting_manager_id, support_manager_id`,
  'plain',
);
const SAVE_NOTES = `
  update scheduling.day_plan set notes = $3, notes_revision = $4 where branch_id = $1 and day = $2`;
const SAVE_MANAGERS = `
  update scheduling.day_plan set acting_manager_id = $3, support_manager_id = $4
  where branch_id = $1 and day = $2`;

/** Stores a branch's day. */
@Injectable()
export class DayPlanRepository {
  constructor(private readonly db: Db) {}

  /** The day as it is, created if there was none, and locked until the command ends. */
  async lock(branchId: string, day: LocalDate): Promise<DayPlan> {
    const [row] = await this.db.rows(HOLD, [branchId, day]);
    if (!row) throw new Error(`No plan of ${branchId} on ${day} came back`);
    return {
      notes: row.notes,
      notesRevision: row.notes_revision,
      actingManagerId: row.acting_manager_id,
      supportManagerId: row.support_manager_id,
    };
  }

  async saveNotes(
    branchId: string,
    day: LocalDate,
    { notes, notesRevision }: Pick<DayPlan, 'notes' | 'notesRevision'>,
  ): Promise<void> {
    await this.db.execute(SAVE_NOTES, [branchId, day, notes, notesRevision]);
  }

  async saveManagers(
    branchId: string,
    day: LocalDate,
    managers: Pick<DayPlan, 'actingManagerId' | 'supportManagerId'>,
  ): Promise<void> {
    const { actingManagerId, supportManagerId } = managers;
    await this.db.execute(SAVE_MANAGERS, [branchId, day, actingManagerId, supportManagerId]);
  }
}
