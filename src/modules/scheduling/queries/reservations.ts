import type { LocalDate } from '#kernel/local-date.js';
import type { ReservationView } from '../contract/day.view.js';
import { gridSpan } from '../domain/grid.js';

/** A live reservation of a public booking, as JSON. */
export interface ReservationJson {
  id: string;
  truck: string;
  starts: string;
  ends: string;
  expiresAt: string;
}

/** Those on trucks of the branch `$1` on the day `$2`. */
export const LIVE_RESERVATIONS = `
  select o.id, o.truck_id as truck, o.starts, o.ends, o.expires_at as "expiresAt"
  from scheduling.v_occupancy o join trucks.v_truck t on t.id = o.truck_id
  where o.day = $2 and t.branch_id = $1 and o.kind = 'hold' and o.expires_at > now()
  order by o.starts, o.id`;

export function toReservation(
  reservation: ReservationJson,
  day: LocalDate,
  timezone: string,
): ReservationView {
  const [start, end] = [new Date(reservation.starts), new Date(reservation.ends)];
  return {
    _id: reservation.id,
    truck: reservation.truck,
    grid: gridSpan({ start, end }, day, timezone),
    start: start.toISOString(),
    end: end.toISOString(),
    expiresAt: new Date(reservation.expiresAt).toISOString(),
  };
}
