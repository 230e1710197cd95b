import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { notFound } from '#kernel/domain-error.js';
import { Db } from '#platform/database/db.js';
import { json } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { BRANCH } from '#modules/branches/index.js';
import { LOCATION, OPERATION } from '#modules/moves/index.js';
import type { DayMapView, MapActivityView } from '../../contract/day-map.view.js';
import { ON_BOARD } from '../day-operations.js';
import { GetDayMapQuery } from './get-day-map.query.js';

const STOP = `json_build_object('street', l.street, 'unit', l.unit, 'city', l.city,
  'state', l.state, 'zip', l.zip, 'latitude', l.latitude, 'longitude', l.longitude)`;

// What the board shows of a stop, and its position: nothing that a reduced reader may not see.
const DAY_MAP = statement(
  {
    branch: json<{ name: string; latitude: number; longitude: number }>(),
    activities: json<MapActivityView[]>(),
  },
  sql`
  select json_build_object('name', b.name, 'latitude', b.latitude, 'longitude', b.longitude)
           as branch,
         coalesce(
           (select json_agg(json_build_object('_id', a.activity_id, 'stops', a.stops)
                            order by a.activity_id)
            from (select l.activity_id, json_agg(${STOP} order by l.position) as stops
                  from ${LOCATION} l
                  where l.activity_id in
                    (select o.activity_id from ${OPERATION} o where ${ON_BOARD})
                  group by l.activity_id) a),
           '[]') as activities
  from ${BRANCH} b where b.id = $1`,
);

@QueryHandler(GetDayMapQuery)
export class GetDayMapHandler implements IQueryHandler<GetDayMapQuery> {
  constructor(private readonly db: Db) {}

  async execute({ branchId, day }: GetDayMapQuery): Promise<DayMapView> {
    const [map] = await this.db.rows(DAY_MAP, [branchId, day]);
    if (!map) throw notFound('Branch');
    return map;
  }
}
