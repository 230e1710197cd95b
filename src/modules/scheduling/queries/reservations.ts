import { Injectable } from '@nestjs/common';
import type { LocalDate } from '../../../kernel/local-date.js';
import { Db } from '../../../platform/database/db.js';
import type { ReservationView } from '../contract/day.view.js';
import { gridSpan } from '../domain/grid.js';

interface ReservationRow {
  id: string;
  truck_id: string;
  starts: Date;
  ends: Date;
  expires_at: Date;
  timezone: string;
}

const LIVE = `
  select o.id, o.truck_id, o.starts, o.ends, o.expires_at, b.timezone
  from scheduling.v_occupancy o join trucks.v_truck t on t.id = o.truck_id
       join branches.v_branch b on b.id = t.branch_id
  where o.day = $2 and t.branch_id = $1 and o.kind = 'hold' and o.expires_at > now()
  order by o.starts, o.id`;

/** Reads the live holds of public bookings. */
@Injectable()
export class Reservations {
  constructor(private readonly db: Db) {}

  async ofDay(branchId: string, day: LocalDate): Promise<ReservationView[]> {
    const rows = await this.db.prepared<ReservationRow>(LIVE, [branchId, day]);
    return rows.map((row) => ({
      _id: row.id,
      truck: row.truck_id,
      grid: gridSpan({ start: row.starts, end: row.ends }, day, row.timezone),
      start: row.starts.toISOString(),
      end: row.ends.toISOString(),
      expiresAt: row.expires_at.toISOString(),
    }));
  }
}
