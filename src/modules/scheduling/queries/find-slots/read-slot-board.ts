import { Injectable } from '@nestjs/common';
import { notFound } from '#kernel/domain-error.js';
import type { LocalDate } from '#kernel/local-date.js';
import { Db } from '#platform/database/db.js';
import { jsonList } from '#platform/json/json-sql.js';
import { revisionOf } from '#platform/realtime/topic-revisions.js';
import { boardTopic } from '../../contract/live.js';
import type { Stop } from '../../domain/slots/drives.js';
import { STANDING } from './standing.sql.js';
import type { StandingRow } from './standing.sql.js';

/** A truck that is in service, on all days or as a rental on one. */
export interface SlotTruckRow {
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
  standing: StandingRow[];
  /** Of the board of each day. */
  revisions: number[];
}

interface BoardRow extends Omit<SlotBoard, 'yard'> {
  latitude: number | null;
  longitude: number | null;
}

const TRUCKS = `
  select t.id, t.name, t.has_lift as "hasLift", t.rental_day as "rentalDay"
  from trucks.v_truck t
  where t.branch_id = $1 and t.in_service
    and (not t.is_rental or t.rental_day between $2::date and $3::date)
  order by lower(t.name), t.id`;
const CREW = `
  select count(*) filter (where is_team_lead) as leads, count(*) as people
  from employees.v_employee
  where branch_id = $1 and active and not deleted and roles && array['mover', 'team_lead']`;
// One statement: what it has not seen raises the revision above the one it returns.
const BOARD = `
  select b.latitude, b.longitude,
         (select row_to_json(one) from (${CREW}) one) as crew,
         ${jsonList(TRUCKS)}::json as trucks,
         ${jsonList(STANDING)}::json as standing,
         array(select ${revisionOf('asked.topic')}::float8
               from unnest($4::text[]) with ordinality as asked (topic, nth) order by nth) as revisions
  from branches.v_branch b
  where b.id = $1`;

@Injectable()
export class ReadSlotBoard {
  constructor(private readonly db: Db) {}

  /** @throws 404 'Branch not found' */
  async of(branchId: string, days: readonly LocalDate[]): Promise<SlotBoard> {
    const topics = days.map((day) => boardTopic(branchId, day));
    const values = [branchId, days[0], days.at(-1), topics];
    const [row] = await this.db.prepared<BoardRow>(BOARD, values);
    if (!row) throw notFound('Branch');
    const { latitude, longitude, ...board } = row;
    const yard = latitude === null || longitude === null ? null : { latitude, longitude };
    return { ...board, yard };
  }
}
