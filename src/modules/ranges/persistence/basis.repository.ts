import { Injectable } from '@nestjs/common';
import { Db } from '#platform/database/db.js';
import { boolean, double, id, integer, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import type { FrozenBasis } from '../domain/finished-job.js';

/** What was estimated for an activity when the first thing about it was stamped or entered. */
export interface ActivityFrozenBasis extends FrozenBasis {
  readonly activityId: string;
  readonly constantsVersion: number;
  readonly thirdMoverFactor: number;
}

const KNOWN = statement(
  { id: id() },
  sql`select activity_id as id from ranges.job_basis where activity_id = any ($1)`,
);
const COLUMNS = `
  activity_id, taken, constants_version, third_mover_factor, group_name, speed, handling_minutes,
  driving_minutes, is_complete`;
const ADD = `
  insert into ranges.job_basis (${COLUMNS})
  select ${COLUMNS} from jsonb_populate_recordset(null::ranges.job_basis, $1)
  on conflict (activity_id) do nothing`;
const AFTER = statement(
  {
    activityId: id(),
    constantsVersion: integer(),
    thirdMoverFactor: double(),
    group: text(),
    speed: double(),
    handlingMinutes: double(),
    drivingMinutes: double(),
    isComplete: boolean(),
  },
  sql`
  select activity_id as "activityId", constants_version as "constantsVersion",
         third_mover_factor as "thirdMoverFactor", group_name as "group", speed,
         handling_minutes as "handlingMinutes", driving_minutes as "drivingMinutes",
         is_complete as "isComplete"
  from ranges.job_basis where activity_id > $1 order by activity_id limit $2`,
);

/** Keeps what was estimated when jobs began. */
@Injectable()
export class BasisRepository {
  constructor(private readonly db: Db) {}

  /** Those of the activities that have none yet. */
  async lacking(activityIds: readonly string[]): Promise<string[]> {
    const known = await this.db.rows(KNOWN, [activityIds]);
    const ids = new Set(known.map(({ id }) => id));
    return [...new Set(activityIds)].filter((id) => !ids.has(id));
  }

  /** Where somebody was faster, theirs stays. */
  async add(bases: readonly ActivityFrozenBasis[], taken: Date): Promise<void> {
    if (bases.length === 0) return;
    const rows = bases.map((basis) => ({
      activity_id: basis.activityId,
      taken,
      constants_version: basis.constantsVersion,
      third_mover_factor: basis.thirdMoverFactor,
      group_name: basis.group,
      speed: basis.speed,
      handling_minutes: basis.handlingMinutes,
      driving_minutes: basis.drivingMinutes,
      is_complete: basis.isComplete,
    }));
    await this.db.execute(ADD, [JSON.stringify(rows)]);
  }

  /** The next ones by activity id. */
  after(activityId: string, limit: number): Promise<ActivityFrozenBasis[]> {
    return this.db.rows(AFTER, [activityId, limit]);
  }
}
