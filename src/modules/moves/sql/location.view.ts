import { boolean, id, integer, jsonb, numeric, smallint } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { view } from '#platform/database/sql/view.js';
import { BOARD_STOP_FIELDS, MAILED_STOP_FIELDS } from '../domain/stop-fields.js';
import { stopColumns } from '../views/stop-columns.js';
import { TRIP_FEE_CENTS } from './trip-fee-cents.function.js';

/** The stops of activities. Floors without an elevator: of the multi-story types, floor 1 if unknown. */
export const LOCATION = view(
  'moves.v_location',
  {
    id: id('l.id'),
    activity_id: id('l.activity_id'),
    position: smallint('l.position'),
    // In the order in which databases have them.
    ...stopColumns('workType', 'street', 'unit', 'city', 'state', 'zip'),
    ...stopColumns('latitude', 'longitude', 'normalizedStreetAddress', 'zone', 'locationType'),
    ...stopColumns('floor', 'stories', 'hasElevator', 'distanceToDoor', 'parkingType', 'notes'),
    packs: boolean("l.type_of_work = 'Packing' or l.is_packing"),
    trip_fee_cents: integer(sql`${TRIP_FEE_CENTS}(l)`),
    ...stopColumns('packingEstCostCents'),
    stairs_floors: integer(`case when l.location_type in ('Apartment', 'Office', 'Storage', 'Condo')
      and not l.has_elevator
      then coalesce(l.floor, 1) - 1 else 0 end`),
    ...stopColumns('isProblem', 'gateCode', 'dockName', 'placedBy'),
    /** As the API lists them; null where nothing is listed. */
    items: jsonb(`(
      select jsonb_agg(jsonb_build_object('_id', i.id, 'name', i.name, 'quantity', i.quantity,
        'cubicFeet', trim_scale(i.cubic_feet)) order by i.position)
      from moves.item i where i.location_id = l.id)`).orNull(),
    item_volume: numeric(`(
      select trim_scale(coalesce(sum(i.quantity * i.cubic_feet), 0))
      from moves.item i where i.location_id = l.id having count(*) > 0)`).orNull(),
    // Those that are above stay there.
    ...stopColumns(...BOARD_STOP_FIELDS, ...MAILED_STOP_FIELDS),
  },
  sql`from moves.location l`,
);
