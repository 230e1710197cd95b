import { Injectable } from '@nestjs/common';
import { notFound } from '#kernel/domain-error.js';
import type { LocalDate } from '#kernel/local-date.js';
import { Db } from '#platform/database/db.js';
import { double, doubles, json } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { jsonList } from '#platform/json/json-sql.js';
import { revisionOf } from '#platform/realtime/topic-revisions.js';
import { BRANCH } from '#modules/branches/index.js';
import { EMPLOYEE } from '#modules/employees/index.js';
import { TRUCK } from '#modules/trucks/index.js';
import { boardTopic } from '../../contract/live.js';
import { servedDays } from '../../persistence/row-of-day.sql.js';
import type { ServedDays } from '../../persistence/row-of-day.sql.js';
import type { Stop } from '../../domain/slots/drives.js';
import { TRUCK_DAY } from './truck-day.sql.js';
import { toTruckDay } from './truck-day.js';
import type { TruckDayLists, TruckDayRow } from './truck-day.js';

/** A truck that is in service, on all days or as a rental on one. */
export interface SlotTruckRow extends ServedDays {
  id: string;
  name: string;
  hasLift: boolean;
  rentalDay: LocalDate | null;
}

/** The boards of a branch on some days, as a search for free times looks at them. */
export interface SlotBoard {
  /** Where its trucks begin and end their days. */
  yard: Stop | null;
  crew: { leads: number; people: number };
  /** By name. */
  trucks: SlotTruckRow[];
  /** By truck, day and time. */
  truckDay: TruckDayRow[];
  /** Of the board of each day. */
  revisions: number[];
}

/** Whose holds, and what for. */
export interface OwnHolds {
  employeeId: string | null;
  activityId?: string | undefined;
  draft?: string | undefined;
}

/** Of whom, and which day is today. */
interface Asked extends OwnHolds {
  today: LocalDate;
}

const TRUCKS = `
  select t.id, t.name, t.has_lift as "hasLift", t.rental_day as "rentalDay",
         ${servedDays('t.id', '$8', '$9')}
  from ${TRUCK} t
  where t.branch_id = $1 and t.in_service
    and (not t.is_rental or t.rental_day between $8::date and $9::date)
  order by lower(t.name), t.id`;
const CREW = `
  select count(*) filter (where is_team_lead) as leads, count(*) as people
  from ${EMPLOYEE}
  where branch_id = $1 and active and not deleted and roles && array['mover', 'team_lead']`;
// One statement: what it has not seen raises the revision above the one it returns.
const BOARD = statement(
  {
    truckDay: json<TruckDayLists>(),
    latitude: double().orNull(),
    longitude: double().orNull(),
    crew: json<{ leads: number; people: number }>(),
    /** By name. */
    trucks: json<SlotTruckRow[]>(),
    /** Of the board of each day. */
    revisions: doubles(),
  },
  sql`
  select b.latitude, b.longitude,
         (select row_to_json(one) from (${CREW}) one) as crew,
         ${jsonList(TRUCKS)}::json as trucks,
         (${TRUCK_DAY}) as "truckDay",
         array(select ${revisionOf('asked.topic')}::float8
               from unnest($4::text[]) with ordinality as asked (topic, nth) order by nth) as revisions
  from ${BRANCH} b
  where b.id = $1`,
);

/** More are read side by side, so that several of PostgreSQL's processes work at it. */
const DAYS_AT_ONCE = 15;

@Injectable()
export class ReadSlotBoard {
  constructor(private readonly db: Db) {}

  /** Without what the caller holds for the same. @throws 404 'Branch not found' */
  async of(branchId: string, days: readonly LocalDate[], own: Asked): Promise<SlotBoard> {
    const some = Array.from({ length: Math.ceil(days.length / DAYS_AT_ONCE) }, (_, nth) =>
      this.read(branchId, days, days.slice(nth * DAYS_AT_ONCE, (nth + 1) * DAYS_AT_ONCE), own),
    );
    const boards = await Promise.all(some);
    const [first] = boards;
    if (!first) throw new Error('Nobody asked for a day');
    return {
      ...first,
      truckDay: boards.flatMap(({ truckDay }) => truckDay),
      revisions: boards.flatMap(({ revisions }) => revisions),
    };
  }

  /** Some of all days. */
  private async read(
    branchId: string,
    all: readonly LocalDate[],
    days: readonly LocalDate[],
    own: Asked,
  ): Promise<SlotBoard> {
    const topics = days.map((day) => boardTopic(branchId, day));
    const { employeeId, activityId = null, draft = null, today } = own;
    const holder = [employeeId, activityId, draft];
    const values = [branchId, days[0], days.at(-1), topics, ...holder, all[0], all.at(-1), today];
    const [row] = await this.db.rows(BOARD, values);
    if (!row) throw notFound('Branch');
    const { latitude, longitude, truckDay, ...board } = row;
    const yard = latitude === null || longitude === null ? null : { latitude, longitude };
    return { ...board, yard, truckDay: toTruckDay(truckDay, days) };
  }
}
