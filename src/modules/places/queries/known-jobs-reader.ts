import { Injectable } from '@nestjs/common';
import { buildingKey } from '#kernel/building-key.js';
import { Db } from '#platform/database/db.js';
import { double, id, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { BUILDING_STOP } from '#modules/moves/index.js';
import { USED_JOB } from '#modules/ranges/index.js';

type JobRow = typeof IN_BUILDING.row;

/** A building that an activity goes to, and what jobs there differed by. */
export interface KnownBuilding {
  readonly street: string;
  readonly zip: string;
  readonly residuals: readonly number[];
}

const IN_BUILDING = statement(
  { activityId: id(), street: text(), zip: text(), residual: double() },
  sql`
  select u.activity_id as "activityId", v.street, v.zip5 as zip, u.residual
  from ${BUILDING_STOP} v join ${USED_JOB} u on u.activity_id = v.activity_id
  where v.zip5 = left($2, 5) and v.building_number = moves.building_number($1)
    and ($3::text is null or v.activity_id <> $3)`,
);

const AROUND_ACTIVITIES = statement(
  {
    activityId: id(),
    street: text(),
    zip: text(),
    residual: double(),
    askedBy: text(),
    ofStreet: text(),
    ofZip: text(),
  },
  sql`
  select s.activity_id as "askedBy", s.street as "ofStreet", s.zip5 as "ofZip",
         u.activity_id as "activityId", v.street, v.zip5 as zip, u.residual
  from ${BUILDING_STOP} s
  join ${BUILDING_STOP} v
    on v.zip5 = s.zip5 and v.building_number = s.building_number and v.activity_id <> s.activity_id
  join ${USED_JOB} u on u.activity_id = v.activity_id
  where s.activity_id = any ($1)
  order by s.activity_id, s.position`,
);

/** Reads what the ranges in use know of jobs in a building. */
@Injectable()
export class KnownJobsReader {
  constructor(private readonly db: Db) {}

  /**
   * What the jobs in the building of an address differed by, each once.
   * @param except an activity that does not count
   */
  async inBuilding(street: string, zip: string, except: string | null): Promise<number[]> {
    const key = buildingKey(street, zip);
    if (key === null) return [];
    const rows = await this.db.rows(IN_BUILDING, [street, zip.trim(), except]);
    return residualsOf(rows.filter((row) => buildingKey(row.street, row.zip) === key));
  }

  /** By activity id: of its stops the building where most jobs are known; absent where none is. */
  async ofActivities(activityIds: readonly string[]): Promise<ReadonlyMap<string, KnownBuilding>> {
    const rows = await this.db.rows(AROUND_ACTIVITIES, [activityIds]);
    const same = rows.filter(
      (row) => buildingKey(row.street, row.zip) === buildingKey(row.ofStreet, row.ofZip),
    );
    const best = new Map<string, KnownBuilding>();
    for (const { askedBy, ofStreet: street, ofZip: zip } of same) {
      const there = same.filter(
        (row) => row.askedBy === askedBy && row.ofStreet === street && row.ofZip === zip,
      );
      const residuals = residualsOf(there);
      if (residuals.length > (best.get(askedBy)?.residuals.length ?? 0)) {
        best.set(askedBy, { street, zip, residuals });
      }
    }
    return best;
  }
}

/** A job with several stops in a building is one job. */
const residualsOf = (rows: readonly JobRow[]): number[] => [
  ...new Map(rows.map(({ activityId, residual }) => [activityId, residual])).values(),
];
