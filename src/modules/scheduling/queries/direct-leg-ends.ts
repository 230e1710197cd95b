import { Injectable } from '@nestjs/common';
import type { LocalDate } from '#kernel/local-date.js';
import { Db } from '#platform/database/db.js';
import { day, id, instant, json, numeric, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { BRANCH } from '#modules/branches/index.js';
import { drivenTo } from '#modules/moves/contract/direct-legs.js';
import { DIRECT_LEG, LOCATION, OPERATION, OPERATION_DRIVE } from '#modules/moves/index.js';
import type { LinkedPair } from '../domain/linked-pairs.js';

interface StopJson {
  workType: string;
  latitude: number | null;
  longitude: number | null;
}

type EndsRow = typeof ENDS.row;

/** When an operation's job is, and where it begins and ends; null where that is not known. */
export type OperationEnds = Pick<EndsRow, 'date' | 'duration' | 'day' | 'timezone'> &
  Record<'firstStop' | 'lastStop', ReturnType<typeof drivenTo>>;

const stopAt = (order: string): string => `
  (select json_build_object('workType', l.type_of_work, 'latitude', l.latitude,
                            'longitude', l.longitude)
   from ${LOCATION} l where l.activity_id = o.activity_id
   order by l.position ${order} limit 1)`;
const ENDS = statement(
  {
    id: id(),
    date: instant(),
    duration: numeric(),
    day: day(),
    timezone: text(),
    first: json<StopJson>().orNull(),
    last: json<StopJson>().orNull(),
  },
  sql`
  select o.id, o.date, o.duration, o.day, b.timezone,
         ${stopAt('asc')} as first, ${stopAt('desc')} as last
  from ${OPERATION} o join ${BRANCH} b on b.id = o.branch_id
  where o.id = any ($1)`,
  'plain',
);
const OF_ACTIVITY = statement(
  { id: id() },
  sql`
  select operation_id as id from ${OPERATION_DRIVE} where activity_id = $1 order by position`,
  'plain',
);
// Linked operations are on a truck.
const FROM_DAY = statement(
  { followedId: id(), followerId: id(), truckId: id() },
  sql`
  select l.followed_id as "followedId", l.follower_id as "followerId", o.truck_id as "truckId"
  from ${DIRECT_LEG} l join ${OPERATION} o on o.id = l.follower_id
  where o.branch_id = $1 and o.day >= $2
  order by o.date, l.follower_id`,
  'plain',
);

/** Reads what direct legs connect, without locking anything. */
@Injectable()
export class DirectLegEnds {
  constructor(private readonly db: Db) {}

  /** By operation. */
  async of(operationIds: readonly string[]): Promise<Map<string, OperationEnds>> {
    const rows = await this.db.rows(ENDS, [operationIds]);
    return new Map(
      rows.map(({ id, first, last, ...times }) => [
        id,
        {
          ...times,
          firstStop: drivenTo(first ?? undefined),
          lastStop: drivenTo(last ?? undefined),
        },
      ]),
    );
  }

  /** The operations of an activity, in order. */
  async operationsOf(activityId: string): Promise<string[]> {
    const rows = await this.db.rows(OF_ACTIVITY, [activityId]);
    return rows.map(({ id }) => id);
  }

  /** Those of a branch from a day on, and their trucks. */
  fromDay(branchId: string, day: LocalDate): Promise<(LinkedPair & { truckId: string })[]> {
    return this.db.rows(FROM_DAY, [branchId, day]);
  }
}
