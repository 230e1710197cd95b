import { Injectable } from '@nestjs/common';
import { Db } from '#platform/database/db.js';
import { texts } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import type { Crews, CrewsPlace } from '#modules/actuals/index.js';
import { CREW_PLACE } from '../sql/crew-place.view.js';

const CREWS_AT = statement(
  { crew: texts() },
  sql`
  select array(select p.employee_id::text from ${CREW_PLACE} p
               where p.truck_id = asked.truck_id and p.day = asked.day) as crew
  from unnest($1::text[], $2::date[]) with ordinality as asked (truck_id, day, place)
  order by asked.place`,
);

/** Tells actuals who is in the seats of trucks. */
@Injectable()
export class CrewsAdapter implements Crews {
  constructor(private readonly db: Db) {}

  async at(places: readonly CrewsPlace[]): Promise<string[][]> {
    const rows = await this.db.rows(CREWS_AT, [
      places.map(({ truckId }) => truckId),
      places.map(({ day }) => day),
    ]);
    return rows.map(({ crew }) => crew);
  }
}
