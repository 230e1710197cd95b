import type { LocalDate } from '#kernel/local-date.js';
import { TRUCK } from '#modules/trucks/index.js';

/** The truck of a row, and the one that stands in on a day: for `truck_id = …`. */
export const servingTrucks = (truck: string, day: string): string => `any (array(
    select ${truck}::text union all
    select by_id::text from scheduling.stand_in where truck_id = ${truck} and day = ${day}))`;

/** What stands in for a truck on a day, as a StandInJson; no row where nothing does. */
export const standInOf = (truck: string, day: string): string => `
  select s.starts as "from", json_build_object('_id', t.id, 'branchId', t.branch_id,
           'inService', t.in_service, 'hasLift', t.has_lift, 'isRental', t.is_rental,
           'rentalDay', t.rental_day) as truck
  from scheduling.stand_in s join ${TRUCK} t on t.id = s.by_id
  where s.truck_id = ${truck} and s.day = ${day}`;

const seconds = (moment: string): string => `date_part('epoch', ${moment})`;

/**
 * Of a truck on some days, as JSON lists: what serves its row (`ServingJson`), and when its row is kept from being used
 * by other rows, or by unavailability of a truck that serves it (`KeptJson`). Null where there is nothing.
 */
export const servedDays = (truck: string, from: string, to: string): string => `
  (select json_agg(json_build_object('day', s.day, 'from', ${seconds('s.starts')},
            'hasLift', other.has_lift))
   from scheduling.stand_in s join ${TRUCK} other on other.id = s.by_id
   where s.truck_id = ${truck} and s.day between ${from}::date and ${to}::date) as serving,
  (select json_agg(json_build_object('day', kept.day, 'start', ${seconds('kept.starts')},
            'end', ${seconds('kept.ends')}))
   from (
     select o.day, lower(o.during) as starts, upper(o.during) as ends, o.kind, o.expires_at
     from scheduling.stand_in s
     join scheduling.occupancy o
       on o.row_truck_id = s.truck_id and o.day = s.day and o.truck_id = s.by_id
     where s.by_id = ${truck} and s.day between ${from}::date and ${to}::date
       and o.kind <> 'unavailable'
     union all
     select o.day, greatest(lower(o.during), s.starts), upper(o.during), o.kind, o.expires_at
     from scheduling.stand_in s
     join scheduling.occupancy o
       on o.truck_id = s.by_id and o.day = s.day and o.row_truck_id <> s.truck_id
     where s.truck_id = ${truck} and s.day between ${from}::date and ${to}::date
       and upper(o.during) > s.starts
     union all
     select o.day, lower(o.during), least(upper(o.during), s.starts), o.kind, o.expires_at
     from scheduling.stand_in s
     join scheduling.occupancy o on o.truck_id = s.truck_id and o.day = s.day
     where s.truck_id = ${truck} and s.day between ${from}::date and ${to}::date
       and o.kind = 'unavailable' and lower(o.during) < s.starts
   ) kept where kept.kind <> 'hold' or kept.expires_at > now()) as kept`;

/** From when on another truck serves a row; moments in seconds since 1970. */
export interface ServingJson {
  day: LocalDate;
  from: number;
  hasLift: boolean;
}

/** When a row cannot be used; nothing is kept free around it. */
export interface KeptJson {
  day: LocalDate;
  start: number;
  end: number;
}

/** What `servedDays` reads of a truck. */
export interface ServedDays {
  serving: ServingJson[] | null;
  kept: KeptJson[] | null;
}

/**
 * When a row cannot be used on a day, in seconds since 1970: also, if a lift is needed, while a truck without one
 * serves it.
 */
export function keptOnDay(
  { hasLift, serving, kept }: ServedDays & { hasLift: boolean },
  day: LocalDate,
  requiresLift: boolean,
): { standIn: ServingJson | undefined; stretches: Omit<KeptJson, 'day'>[] } {
  const standIn = serving?.find((one) => one.day === day);
  const stretches = (kept ?? []).filter((one) => one.day === day);
  const from = standIn?.from ?? Infinity;
  const withoutLift = [
    ...(hasLift ? [] : [{ start: 0, end: from }]),
    ...(standIn && !standIn.hasLift ? [{ start: from, end: Infinity }] : []),
  ];
  return { standIn, stretches: requiresLift ? [...stretches, ...withoutLift] : stretches };
}
