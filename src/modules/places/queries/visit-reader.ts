import { Injectable } from '@nestjs/common';
import { buildingKey } from '#kernel/building-key.js';
import { Clock } from '#platform/clock/clock.js';
import { Db } from '#platform/database/db.js';
import { day, integer, json, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { ACTUAL } from '#modules/actuals/index.js';
import { BRANCH } from '#modules/branches/index.js';
import { BUILDING_STOP, OPERATION } from '#modules/moves/index.js';
import type { RememberedField } from '../contract/memory.view.js';
import type { Visit } from '../domain/remembered-facts.js';

/** An address, and an activity whose stops do not count. */
export interface AskedBuilding {
  readonly street: string;
  readonly zip: string;
  readonly except: string | null;
}

type FoundVisit = Visit<RememberedField>;

/** So many of the newest stops of finished jobs that may be in a building are looked at. */
const MOST_STOPS = 1_000;

// One whose end is not known is finished, as planned, once its day is over.
const IS_FINISHED = `
  exists (
    select from ${OPERATION} o
    join ${ACTUAL} w on w.operation_id = o.id
    join ${BRANCH} b on b.id = o.branch_id
    where o.activity_id = v.activity_id
      and (w.finished is not null
           or coalesce(w.left_yard, w.started, w.back_yard) is not null
              and ($4::timestamptz at time zone b.timezone)::date > o.day))`;

const NEWEST_FIRST = 'v.day desc, v.activity_id desc, v.position desc';
// Wider than the rule, so that an index finds them: streets of one building have equal numbers. In order before
// they are judged, so that no more are than it takes.
const AROUND = statement(
  { day: day(), told: json<FoundVisit['told']>(), street: text(), zip: text(), asked: integer() },
  sql`
  select a.asked::integer, v.day, v.street, v.zip5 as zip,
         json_build_object(
           'hasElevator', v.has_elevator, 'stories', v.stories,
           'distanceToDoor', v.distance_to_door, 'parkingType', v.parking_type,
           'floor', v.floor, 'problemReason', v.problem_reason) as told
  from unnest($1::text[], $2::text[], $3::text[])
    with ordinality as a (street, zip, besides, asked)
  cross join lateral (
    select * from (
      select v.activity_id, v.day, v.position, v.street, v.zip5, v.has_elevator, v.stories,
             v.distance_to_door, v.parking_type, v.floor, v.problem_reason
      from ${BUILDING_STOP} v
      where v.zip5 = left(a.zip, 5) and v.building_number = moves.building_number(a.street)
        and v.activity_id is distinct from a.besides
      order by ${NEWEST_FIRST}) v
    where ${IS_FINISHED}
    order by ${NEWEST_FIRST} limit ${MOST_STOPS}) v
  order by a.asked, ${NEWEST_FIRST}`,
);

/** Reads where crews have been. */
@Injectable()
export class VisitReader {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /**
   * For each address, in the order asked, the stops of finished jobs in its building, newest first; of the
   * newest 1,000 of such stops that may be there.
   */
  async inBuildings(asked: readonly AskedBuilding[]): Promise<FoundVisit[][]> {
    const keys = asked.map(({ street, zip }) => buildingKey(street, zip));
    if (keys.every((key) => key === null)) return keys.map(() => []);
    const rows = await this.db.rows(AROUND, [
      asked.map(({ street }) => street),
      asked.map(({ zip }) => zip.trim()),
      asked.map(({ except }) => except),
      this.clock.now(),
    ]);
    const found = keys.map((): FoundVisit[] => []);
    for (const { asked: place, street, zip, ...visit } of rows) {
      const key = keys[place - 1];
      if (key !== null && buildingKey(street, zip) === key) found[place - 1]?.push(visit);
    }
    return found;
  }
}
