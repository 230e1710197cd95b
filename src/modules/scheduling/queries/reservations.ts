import type { LocalDate } from '#kernel/local-date.js';
import { EMPLOYEE } from '#modules/employees/index.js';
import { TRUCK } from '#modules/trucks/index.js';
import type { HolderView, ReservationView } from '../contract/day.view.js';
import { gridSpan } from '../domain/grid.js';
import { OCCUPANCY } from '../sql/occupancy.view.js';

/** A live reservation, of a public booking or a colleague's hold, as JSON. */
export interface ReservationJson {
  id: string;
  truck: string;
  starts: string;
  ends: string;
  expiresAt: string;
  holdId: string | null;
  heldBy: HolderView | null;
}

/** Those on trucks of the branch `$1` on the day `$2`. */
export const LIVE_RESERVATIONS = `
  select o.id, o.truck_id as truck, o.starts, o.ends, o.expires_at as "expiresAt",
         o.hold_id as "holdId",
         case when e.id is not null
              then json_build_object('_id', e.id, 'displayName', e.display_name) end as "heldBy"
  from ${OCCUPANCY} o join ${TRUCK} t on t.id = o.truck_id
  left join scheduling.slot_hold h on h.id = o.hold_id
  left join ${EMPLOYEE} e on e.id = h.held_by
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
    holdId: reservation.holdId,
    heldBy: reservation.heldBy,
  };
}
