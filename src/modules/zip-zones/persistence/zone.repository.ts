import { Injectable } from '@nestjs/common';
import { notFound } from '#kernel/domain-error.js';
import { newId } from '#kernel/ids.js';
import { toCents } from '#kernel/money.js';
import { Db } from '#platform/database/db.js';
import { onConstraint } from '#platform/database/pg-error.js';
import type { ZipZoneDto } from '../contract/zip-zone.dto.js';

const INSERT_ZONES = `
  insert into zip_zones.zone (id, branch_id, position, zone, use_fee, trip_fee_cents)
  select sent.id, $1, sent.position, sent.zone, sent.use_fee, sent.trip_fee_cents
  from unnest($2::text[], $3::text[], $4::boolean[], $5::integer[])
    with ordinality as sent (id, zone, use_fee, trip_fee_cents, position)`;

const INSERT_CODES = `
  insert into zip_zones.zone_code (branch_id, code, zone_id, position)
  select $1, sent.code, sent.zone_id, sent.position
  from unnest($2::text[], $3::text[]) with ordinality as sent (code, zone_id, position)`;

/** The zones of a branch, written as a whole inside a command. */
@Injectable()
export class ZoneRepository {
  constructor(private readonly db: Db) {}

  /** Others who write the same branch's zones wait until the command ends. */
  async lock(branchId: string): Promise<void> {
    await this.db.execute('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `zip_zones:${branchId}`,
    ]);
  }

  /** @throws 404 for the branch */
  async replace(branchId: string, zones: readonly ZipZoneDto[]): Promise<void> {
    await this.db.execute('delete from zip_zones.zone where branch_id = $1', [branchId]);
    const rows = zones.map((zone) => ({ ...zone, id: newId() }));
    await this.db
      .execute(INSERT_ZONES, [
        branchId,
        rows.map(({ id }) => id),
        rows.map(({ zone }) => zone),
        rows.map(({ useFee = false }) => useFee),
        rows.map(({ tripFee = 0 }) => toCents(tripFee)),
      ])
      .catch((error: unknown) => onConstraint(error, { zone_at_branch: () => notFound('Branch') }));
    const codes = rows.flatMap(({ id, codes }) => codes.map((code) => ({ id, code })));
    await this.db.execute(INSERT_CODES, [
      branchId,
      codes.map(({ code }) => code),
      codes.map(({ id }) => id),
    ]);
  }
}
