import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { Db } from '#platform/database/db.js';
import { boolean, id, numeric, text, texts } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import type { ZipZoneView } from '../../contract/zip-zone.view.js';
import { ListZonesQuery } from './list-zones.query.js';

const LIST = statement(
  { branchId: id(), zone: text(), useFee: boolean(), tripFee: numeric(), codes: texts() },
  sql`
  select z.branch_id as "branchId", z.zone, z.use_fee as "useFee",
         z.trip_fee_cents / 100.0 as "tripFee",
         coalesce(
           (select array_agg(c.code order by c.position)
            from zip_zones.zone_code c where c.zone_id = z.id),
           '{}') as codes
  from zip_zones.zone z
  where $1::text is null or z.branch_id = $1
  order by z.branch_id, z.position`,
);

@QueryHandler(ListZonesQuery)
export class ListZonesHandler implements IQueryHandler<ListZonesQuery> {
  constructor(private readonly db: Db) {}

  execute({ branchId }: ListZonesQuery): Promise<ZipZoneView[]> {
    return this.db.rows(LIST, [branchId ?? null]);
  }
}
