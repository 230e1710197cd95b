import { Injectable } from '@nestjs/common';
import type { LocalDate } from '#kernel/local-date.js';
import { Db } from '#platform/database/db.js';
import { day, id } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { BRANCH } from '#modules/branches/index.js';
import { BOARD_OPERATION } from '#modules/moves/index.js';
import { USUAL_DAYS, type UsualMark } from '../domain/usual-marks.js';

/** A day with bookings that is over. */
export interface DueDay {
  branchId: string;
  day: LocalDate;
}

/** How many bookings a day had, and of these with each mark. */
export interface MarkedDay extends DueDay {
  bookings: number;
  counts: Readonly<Record<UsualMark, number>>;
}

/** Days before today among which a branch's first ones are looked for. */
const LOOKED_BACK = 120;

const DUE = statement(
  { branchId: id(), day: day() },
  sql`
  select b.id as "branchId", due.day
  from ${BRANCH} b
  cross join lateral (select ($1::timestamptz at time zone b.timezone)::date as day) today
  cross join lateral (
    select o.day from ${BOARD_OPERATION} o
    where o.branch_id = b.id and (o.truck_id is not null or o.unassigned)
      and o.day < today.day
      and o.day > coalesce(
        (select max(k.day) from scheduling.marked_day k where k.branch_id = b.id),
        today.day - ${LOOKED_BACK})
    group by o.day order by o.day desc limit ${USUAL_DAYS.most}) due
  order by b.id, due.day
  limit $2`,
  'plain',
);
const KEEP = `
  insert into scheduling.marked_day
    (branch_id, day, bookings, tight, may_run_late, late_finish, far_estimate)
  values ($1, $2, $3, $4, $5, $6, $7)
  on conflict (branch_id, day) do nothing`;
const FORGET = `
  delete from scheduling.marked_day k
  where k.branch_id = $1 and k.day <= (
    select day from scheduling.marked_day where branch_id = $1
    order by day desc offset ${USUAL_DAYS.most} limit 1)`;

/** Stores how the last days of each branch were marked. */
@Injectable()
export class MarkedDayRepository {
  constructor(private readonly db: Db) {}

  /** Days that are over by their branch's clock and after the last one that is kept, by branch and day. */
  due(now: Date, most: number): Promise<DueDay[]> {
    return this.db.rows(DUE, [now, most]);
  }

  /** Keeps a day, and of its branch no more than the usual goes by. */
  async keep({ branchId, day: date, bookings, counts }: MarkedDay): Promise<void> {
    const { tight, mayRunLate, lateFinish, farEstimate } = counts;
    const values = [branchId, date, bookings, tight, mayRunLate, lateFinish, farEstimate];
    await this.db.execute(KEEP, values);
    await this.db.execute(FORGET, [branchId]);
  }
}
