import { Injectable } from '@nestjs/common';
import { Db } from '#platform/database/db.js';
import { boolean, double, id, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { BRANCH } from '#modules/branches/index.js';
import type { ProblemAddress } from '#modules/problem-locations/index.js';
import { PROBLEM_RADIUS_METERS } from '#modules/problem-locations/contract/problem-location.view.js';
import { CUSTOMER } from '../sql/customer.view.js';
import type { LocationRow } from './location.row.js';

/** A stored stop: where it is, and its flag. */
export type FlaggedStop = Pick<
  LocationRow,
  | 'id'
  | 'activityId'
  | 'normalizedStreetAddress'
  | 'latitude'
  | 'longitude'
  | 'isProblem'
  | 'problemReason'
> & { customerId: string };

/** A little more than the radius in degrees of latitude; degrees of longitude are shorter. */
const DEGREES = (PROBLEM_RADIUS_METERS / 111_000) * 1.05;

// Wider than the rule, so that indexes find them: equal addresses have equal numbers, and a circle
// fits in a box.
const AROUND = `
  select l.id from unnest($1::text[]) as place (address)
  join moves.location l
    on moves.house_number(l.normalized_street_address) = moves.house_number(place.address)
       and l.normalized_street_address <> ''
  union
  select l.id from unnest($2::float8[], $3::float8[]) as place (latitude, longitude)
  join moves.location l
    on l.latitude between place.latitude - ${DEGREES} and place.latitude + ${DEGREES}
       and l.longitude between place.longitude - ${DEGREES} / cos(radians(place.latitude))
                           and place.longitude + ${DEGREES} / cos(radians(place.latitude))`;

// An array, because the planner expects tens of thousands from a join and reads whole tables.
const STOPS = `
  from moves.location l
  join moves.activity a on a.id = l.activity_id
  join ${BRANCH} b on b.id = a.branch_id
  join ${CUSTOMER} c on c.id = a.customer_id
  where l.id = any (array(${AROUND}))
    and c.status = 'active' and a.activity_day >= ($4::timestamptz at time zone b.timezone)::date`;

const LOCK = `
  select c.id from customers.customer c
  where c.id = any (array(select a.customer_id ${STOPS}))
  order by c.id for no key update`;

const READ = statement(
  {
    activityId: id(),
    id: id(),
    normalizedStreetAddress: text(),
    latitude: double().orNull(),
    longitude: double().orNull(),
    isProblem: boolean(),
    problemReason: text(),
    customerId: id(),
  },
  sql`
  select l.id, l.activity_id as "activityId", a.customer_id as "customerId", l.latitude,
         l.longitude, l.normalized_street_address as "normalizedStreetAddress",
         l.is_problem as "isProblem", l.problem_reason as "problemReason"
  ${STOPS}`,
  'plain',
);

const MARK = `
  update moves.location l set is_problem = judged.is_problem, problem_reason = judged.reason
  from unnest($1::text[], $2::boolean[], $3::text[]) as judged (id, is_problem, reason)
  where l.id = judged.id`;

/** The problem flags of stored stops. */
@Injectable()
export class ProblemFlagRepository {
  constructor(private readonly db: Db) {}

  /**
   * Stops that problem locations at these places may concern: of active customers, who are locked
   * until the command ends, today (in the branch's zone at `now`) or later.
   */
  async near(places: readonly ProblemAddress[], now: Date): Promise<FlaggedStop[]> {
    const values = [
      places.flatMap(({ addresses }) => addresses),
      places.map(({ latitude }) => latitude),
      places.map(({ longitude }) => longitude),
      now,
    ];
    // As every write to stops does; what another one wrote meanwhile is visible only afterwards.
    await this.db.query(LOCK, values);
    return this.db.rows(READ, values);
  }

  async write(
    stops: readonly Pick<FlaggedStop, 'id' | 'isProblem' | 'problemReason'>[],
  ): Promise<void> {
    await this.db.execute(MARK, [
      stops.map(({ id }) => id),
      stops.map(({ isProblem }) => isProblem),
      stops.map(({ problemReason }) => problemReason),
    ]);
  }
}
