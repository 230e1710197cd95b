import { sql } from '#platform/database/sql/sql.js';
import { sqlFunction } from '#platform/database/sql/sql-function.js';

/** The way of the crow; 6,371,008.8 m is the mean radius of the earth. */
export const METERS_BETWEEN = sqlFunction(
  'problem_locations.meters_between',
  'lat1 double precision, lng1 double precision, lat2 double precision, lng2 double precision',
  sql`returns double precision language sql immutable parallel safe as $$
        select 2 * 6371008.8 * asin(least(1, sqrt(
          sin(radians(lat2 - lat1) / 2) ^ 2
          + cos(radians(lat1)) * cos(radians(lat2)) * sin(radians(lng2 - lng1) / 2) ^ 2)))
      $$`,
);
