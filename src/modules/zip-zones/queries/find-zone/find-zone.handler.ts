import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { Db } from '../../../../platform/database/db.js';
import { ELSEWHERE_ZONE } from '../../contract/check-zone-list.js';
import { FindZoneQuery } from './find-zone.query.js';
import type { ZoneOfZip } from './find-zone.query.js';

const SQL = `
  select zone, use_fee as "useFee", trip_fee_cents as "tripFeeCents"
  from zip_zones.zone z
  where z.branch_id = $1
    and (z.zone = $3 or z.id = (
      select c.zone_id from zip_zones.zone_code c where c.branch_id = $1 and c.code = left($2, 5)))
  order by exists (
    select from zip_zones.zone_code c where c.zone_id = z.id and c.code = left($2, 5)) desc
  limit 1`;

@QueryHandler(FindZoneQuery)
export class FindZoneHandler implements IQueryHandler<FindZoneQuery> {
  constructor(private readonly db: Db) {}

  async execute({ branchId, zip }: FindZoneQuery): Promise<ZoneOfZip> {
    const [zone] = await this.db.prepared<ZoneOfZip>(SQL, [branchId, zip.trim(), ELSEWHERE_ZONE]);
    return zone ?? { zone: ELSEWHERE_ZONE, useFee: false, tripFeeCents: 0 };
  }
}
