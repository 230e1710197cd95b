import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { notFound } from '#kernel/domain-error.js';
import { Db } from '#platform/database/db.js';
import { AppConfig } from '#platform/config/app.config.js';
import { GetBranchQuery } from '#modules/branches/index.js';
import { GetCompanyQuery } from '#modules/company/index.js';
import { EMPLOYEE } from '#modules/employees/index.js';
import type { RangeView } from '#modules/ranges/contract/range.view.js';
import { GetCustomerRangesQuery } from '#modules/ranges/index.js';
import { columnOfField, MAILED_STOP_FIELDS } from '#modules/moves/contract/stop-fields.js';
import { CREW_PLACE } from '#modules/scheduling/index.js';
import {
  ACTIVITY,
  BOARD_OPERATION,
  CUSTOMER,
  FIRST_ARRIVAL,
  LOCATION,
} from '#modules/moves/index.js';
import { mailedRange } from '../domain/merge-fields/range-fields.js';
import type {
  MergeActivity,
  MergeLocation,
  MergeSource,
} from '../domain/merge-fields/merge-source.js';

type CustomerRow = MergeSource['customer'] & {
  branchId: string;
  salesperson: MergeSource['salesperson'];
};

const OF_CUSTOMER = `
  select c.first_name as "firstName", c.last_name as "lastName", c.email, c.phone,
         c.alt_first_name as "altFirstName", c.alt_last_name as "altLastName",
         c.alt_email as "altEmail", c.alt_phone as "altPhone",
         c.requested_day as "requestedDay", c.rate_cents as "rateCents",
         c.branch_id as "branchId",
         case when e.id is not null then jsonb_build_object('firstName', e.first_name,
           'fullName', e.full_name, 'email', e.email, 'phone', e.phone) end as salesperson
  from ${CUSTOMER} c
  left join ${EMPLOYEE} e on e.id = c.managed_by
  where c.id = $1`;

const ACTIVITIES = `
  select a.id, a.activity_day as "activityDay", a.activity_type as "activityType",
         a.first_start as "firstStart", f.arrival_from as "arrivalFrom",
         f.arrival_to as "arrivalTo", a.num_movers as "numMovers",
         a.truck_count as "truckCount", a.est_hours as "estHours", a.min_time as "minTime",
         a.total_hourly_rate_cents as "totalHourlyRateCents",
         a.total_trip_fees_cents as "totalTripFeesCents",
         a.total_packing_cents as "totalPackingCents",
         a.est_total_cost_cents as "estTotalCostCents",
         a.est_total_cost_min_cents as "estTotalCostMinCents"
  from ${ACTIVITY} a left join ${FIRST_ARRIVAL} f on f.activity_id = a.id
  where a.customer_id = $1
  order by a.activity_day`;

type ActivityRow = Omit<MergeActivity, 'crew' | 'locations' | 'firstWindow' | 'range' | 'most'> & {
  arrivalFrom: Date | null;
  arrivalTo: Date | null;
};

const TOLD = MAILED_STOP_FIELDS.map((name) => `'${name}', l.${columnOfField(name)}`).join(', ');
const LOCATIONS = `
  select l.activity_id as "activityId", l.type_of_work as "workType",
         l.location_type as "locationType", l.street, l.unit, l.city, l.state, l.zip,
         l.normalized_street_address as "normalizedStreetAddress",
         json_build_object(${TOLD}) as told
  from ${LOCATION} l where l.activity_id = any($1)
  order by l.position`;

const CREWS = `
  select distinct o.activity_id as "activityId", p.truck_id, p.position, e.full_name as name
  from ${BOARD_OPERATION} o
  join ${CREW_PLACE} p on p.truck_id = o.truck_id and p.day = o.day
  join ${EMPLOYEE} e on e.id = p.employee_id
  where o.activity_id = any($1) and o.truck_id is not null
  order by p.position, p.truck_id`;

interface Seat {
  activityId: string;
  name: string;
}

/**
 * Reads what merge fields are made from, through the public views and queries of the other modules.
 */
@Injectable()
export class MergeSourceReader {
  constructor(
    private readonly db: Db,
    private readonly queries: QueryBus,
    private readonly app: AppConfig,
  ) {}

  /** @throws 404 */
  async read(customerId: string): Promise<MergeSource> {
    const [row] = await this.db.prepared<CustomerRow>(OF_CUSTOMER, [customerId]);
    if (!row) throw notFound('Customer');
    const { branchId, salesperson, ...customer } = row;
    const branch = await this.queries.execute(new GetBranchQuery(branchId));
    return {
      customer,
      company: await this.company(),
      branch: { ...branch, links: { ...branch.links } },
      salesperson,
      activities: await this.activities(customerId),
    };
  }

  /** Emails show pictures by https only: without such an address of its own, none. */
  private async company(): Promise<MergeSource['company']> {
    const { logo, name, color } = await this.queries.execute(new GetCompanyQuery());
    const address = logo && this.app.publicUrl ? new URL(logo, this.app.publicUrl).href : '';
    return { name, color, logo: address.startsWith('https:') ? address : '' };
  }

  private async activities(customerId: string): Promise<MergeActivity[]> {
    const activities = await this.db.prepared<ActivityRow>(ACTIVITIES, [customerId]);
    const ids = activities.map(({ id }) => id);
    const stops = await this.db.prepared<MergeLocation & { activityId: string }>(LOCATIONS, [ids]);
    const { ranges, maxima } = await this.queries.execute(new GetCustomerRangesQuery(customerId));
    const seats = await this.db.prepared<Seat>(CREWS, [ids]);
    return activities.map(({ arrivalFrom, arrivalTo, ...activity }) => ({
      ...activity,
      firstWindow: arrivalFrom && arrivalTo && { from: arrivalFrom, to: arrivalTo },
      crew: seats.filter(({ activityId }) => activityId === activity.id).map(({ name }) => name),
      range: mailed(ranges.get(activity.id)),
      most: maxima.get(activity.id) ?? null,
      locations: stops.filter(({ activityId }) => activityId === activity.id),
    }));
  }
}

const mailed = (range: RangeView | undefined): MergeActivity['range'] =>
  range === undefined ? null : mailedRange(range);
