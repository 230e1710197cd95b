import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { Db } from '#platform/database/db.js';
import { boolean, integer, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { ELSEWHERE_ZONE } from '../../contract/check-zone-list.js';
import { FindZonesQuery } from './find-zones.query.js';
import type { ZoneOfZip } from './find-zones.query.js';

const FIND = statement(
  { zone: text(), useFee: boolean(), tripFeeCents: integer() },
  sql`
  select coalesce(found.zone, $3) as zone, coalesce(found.use_fee, false) as "useFee",
         coalesce(found.trip_fee_cents, 0) as "tripFeeCents"
  from unnest($2::text[]) with ordinality as asked (zip, position)
  left join lateral (
    select z.zone, z.use_fee, z.trip_fee_cents
    from zip_zones.zone z
    where z.branch_id = $1
      and (z.zone = $3 or z.id = (
        select c.zone_id from zip_zones.zone_code c
        where c.branch_id = $1 and c.code = left(asked.zip, 5)))
    order by exists (
      select from zip_zones.zone_code c
      where c.zone_id = z.id and c.code = left(asked.zip, 5)) desc
    limit 1
  ) found on true
  order by asked.position`,
);

@QueryHandler(FindZonesQuery)
export class FindZonesHandler implements IQueryHandler<FindZonesQuery> {
  constructor(private readonly db: Db) {}

  execute({ branchId, zips }: FindZonesQuery): Promise<ZoneOfZip[]> {
    const asked = zips.map((zip) => zip.trim());
    return this.db.rows(FIND, [branchId, asked, ELSEWHERE_ZONE]);
  }
}
