import { Injectable } from '@nestjs/common';
import { conflict, notFound } from '#kernel/domain-error.js';
import { Db } from '#platform/database/db.js';
import { boolean, double, id, integer, jsonb, numeric } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import type { JobBasis } from '../../ports/job-ranges.js';
import { MOVE_ERRORS } from '#modules/moves/contract/errors.js';
import { ACTIVITY, ACTIVITY_DRIVE, OPERATION_DRIVE } from '#modules/moves/index.js';

/** What a search takes from an activity; hours as decimals. */
export interface ActivityWanted {
  branchId: string;
  truckCount: number;
  /** Over all trucks. */
  numMovers: number;
  estHours: number;
  /** The activity or any of its operations. */
  requiresLift: boolean;
  legOut: number | null;
  legBack: number | null;
  startsInHold: boolean;
  endsInHold: boolean;
  firstLatitude: number | null;
  firstLongitude: number | null;
  lastLatitude: number | null;
  lastLongitude: number | null;
  /** Of its longest operation; null without any. */
  duration: number | null;
  /** Typed drives of the longest operation. */
  typedOut: number | null;
  typedBack: number | null;
  /** What its estimate is made of; null where a stop has none. */
  basis: JobBasis | null;
}

const WANTED = statement(
  {
    branchId: id(),
    truckCount: integer(),
    /** Over all trucks. */
    numMovers: integer(),
    estHours: numeric(),
    /** The activity or any of its operations. */
    requiresLift: boolean(),
    legOut: numeric().orNull(),
    legBack: numeric().orNull(),
    startsInHold: boolean(),
    endsInHold: boolean(),
    firstLatitude: double().orNull(),
    firstLongitude: double().orNull(),
    lastLatitude: double().orNull(),
    lastLongitude: double().orNull(),
    /** Of its longest operation; null without any. */
    duration: numeric().orNull(),
    /** Typed drives of the longest operation. */
    typedOut: numeric().orNull(),
    typedBack: numeric().orNull(),
    basis: jsonb<JobBasis>().orNull(),
  },
  sql`
  select a.branch_id as "branchId", a.truck_count as "truckCount", a.num_movers as "numMovers",
         a.est_hours as "estHours",
         a.requires_lift or exists (
           select from ${OPERATION_DRIVE} any_of
           where any_of.activity_id = a.id and any_of.requires_lift) as "requiresLift",
         d.leg_out as "legOut", d.leg_back as "legBack",
         d.starts_in_hold as "startsInHold", d.ends_in_hold as "endsInHold",
         d.first_latitude as "firstLatitude", d.first_longitude as "firstLongitude",
         d.last_latitude as "lastLatitude", d.last_longitude as "lastLongitude",
         longest.duration,
         case when longest.starting_typed then longest.starting_drive_time end as "typedOut",
         case when longest.ending_typed then longest.ending_drive_time end as "typedBack",
         d.estimate_basis as basis
  from ${ACTIVITY} a
  join ${ACTIVITY_DRIVE} d on d.activity_id = a.id
  left join lateral (
    select o.duration, o.starting_drive_time, o.ending_drive_time, o.starting_typed,
           o.ending_typed
    from ${OPERATION_DRIVE} o where o.activity_id = a.id
    order by o.duration desc, o.position limit 1
  ) longest on true
  where a.id = $1`,
);

/** Reads what an activity says about the time that is looked for. */
@Injectable()
export class ReadWanted {
  constructor(private readonly db: Db) {}

  /** @throws 404, 409 OTHER_BRANCH */
  async of(activityId: string | undefined, branchId: string): Promise<ActivityWanted | null> {
    if (activityId === undefined) return null;
    const [activity] = await this.db.rows(WANTED, [activityId]);
    if (!activity) throw notFound('Activity');
    if (activity.branchId !== branchId) throw conflict('OTHER_BRANCH', MOVE_ERRORS.OTHER_BRANCH);
    return activity;
  }
}
