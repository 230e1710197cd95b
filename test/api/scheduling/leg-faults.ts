import { Db } from '#platform/database/db.js';
import type { TestApi } from '../../support/api/start-test-api.js';

/** What must never be in the database, each as one row with what is wrong. */
const FAULTS = `
  select l.follower_id as operation, 'not next to each other on one truck' as fault
  from moves.direct_leg l
  left join moves.operation a on a.id = l.followed_id
  left join moves.operation b on b.id = l.follower_id
  where a.truck_id is null or a.truck_id is distinct from b.truck_id or a.day <> b.day
     or l.truck_id <> a.truck_id or a.date + (a.duration + l.hours) * interval '1 hour' > b.date
     or a.ending_drive_time <> 0 or b.starting_drive_time <> ceil(l.hours * 4) / 4
     or exists (select 1 from moves.operation c
                where c.truck_id = a.truck_id and c.day = a.day and c.date > a.date and c.date < b.date)
  union all
  select o.id, 'another slot than its drives and its job take'
  from moves.operation o left join scheduling.occupancy s on s.operation_id = o.id
  where o.truck_id is not null and (
        s.truck_id is distinct from o.truck_id
     or lower(s.during) <> o.date - o.starting_drive_time * interval '1 hour'
     or upper(s.during) <> o.date + (o.duration + o.ending_drive_time) * interval '1 hour')
  union all
  select a.operation_id, 'two on one truck'
  from scheduling.occupancy a join scheduling.occupancy b
    on a.truck_id = b.truck_id and a.id < b.id and a.during && b.during
  union all
  select o.id, 'neither a direct leg nor the drive by the yard'
  from moves.operation o join moves.activity a on a.id = o.activity_id
  where (not o.starting_typed
         and o.starting_drive_time <> coalesce(ceil(a.starting_drive_time * 4) / 4, 0)
         and not exists (select 1 from moves.direct_leg l where l.follower_id = o.id))
     or (not o.ending_typed
         and o.ending_drive_time <> coalesce(ceil(a.ending_drive_time * 4) / 4, 0)
         and not exists (select 1 from moves.direct_leg l where l.followed_id = o.id))`;

/** Everything that is wrong with direct legs, slots and drives; empty where all is well. */
export const legFaults = (api: TestApi): Promise<object[]> => api.get(Db).query(FAULTS);
