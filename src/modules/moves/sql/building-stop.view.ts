import { boolean, day, id, integer, smallint, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { view } from '#platform/database/sql/view.js';

/** What stops tell about their building, found by where it is. */
export const BUILDING_STOP = view(
  'moves.v_building_stop',
  {
    location_id: id('l.id'),
    activity_id: id('l.activity_id'),
    day: day('a.activity_day'),
    position: smallint('l.position'),
    street: text('l.street'),
    zip5: text('left(l.zip, 5)'),
    building_number: text('moves.building_number(l.street)'),
    has_elevator: boolean('l.has_elevator'),
    stories: integer('l.stories').orNull(),
    distance_to_door: integer('l.distance_to_door').orNull(),
    parking_type: text('l.parking_type'),
    floor: integer('l.floor').orNull(),
    problem_reason: text('l.problem_reason'),
  },
  sql`from moves.location l join moves.activity a on a.id = l.activity_id where l.street <> ''`,
);
