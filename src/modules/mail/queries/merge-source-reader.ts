import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { notFound } from '#kernel/domain-error.js';
import { Db } from '#platform/database/db.js';
import {
  bigint,
  day,
  id,
  instant,
  integer,
  json,
  jsonb,
  numeric,
  smallint,
  text,
} from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import type { RowOf } from '#platform/database/sql/statement.js';
import { statement } from '#platform/database/sql/statement.js';
import { AppConfig } from '#platform/config/app.config.js';
import { GetBranchQuery } from '#modules/branches/index.js';
import { GetCompanyQuery } from '#modules/company/index.js';
import { EMPLOYEE } from '#modules/employees/index.js';
import type { RangeView } from '#modules/ranges/contract/range.view.js';
import { GetCustomerRangesQuery } from '#modules/ranges/index.js';
import { itemLines } from '#modules/moves/contract/item-labels.js';
import type { ItemView } from '#modules/moves/contract/location.view.js';
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

const OF_CUSTOMER = statement(
  {
    firstName: text(),
    lastName: text(),
    email: text(),
    phone: text(),
    altFirstName: text(),
    altLastName: text(),
    altEmail: text(),
    altPhone: text(),
    requestedDay: day().orNull(),
    rateCents: integer(),
    branchId: id(),
    salesperson: jsonb<MergeSource['salesperson']>().orNull(),
  },
  sql`
  select c.first_name as "firstName", c.last_name as "lastName", c.email, c.phone,
         c.alt_first_name as "altFirstName", c.alt_last_name as "altLastName",
         c.alt_email as "altEmail", c.alt_phone as "altPhone",
         c.requested_day as "requestedDay", c.rate_cents as "rateCents",
         c.branch_id as "branchId",
         case when e.id is not null then jsonb_build_object('firstName', e.first_name,
           'fullName', e.full_name, 'email', e.email, 'phone', e.phone) end as salesperson
  from ${CUSTOMER} c
  left join ${EMPLOYEE} e on e.id = c.managed_by
  where c.id = $1`,
);

const ACTIVITIES = statement(
  {
    id: id(),
    activityDay: day(),
    activityType: text(),
    firstStart: instant().orNull(),
    numMovers: integer(),
    truckCount: integer(),
    estHours: numeric(),
    minTime: numeric(),
    totalHourlyRateCents: bigint(),
    totalTripFeesCents: bigint(),
    totalPackingCents: bigint(),
    estTotalCostCents: bigint(),
    estTotalCostMinCents: bigint(),
    arrivalFrom: instant().orNull(),
    arrivalTo: instant().orNull(),
  },
  sql`
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
  order by a.activity_day`,
);

const TOLD = MAILED_STOP_FIELDS.map((name) => `'${name}', l.${columnOfField(name)}`).join(', ');
const STOP = {
  workType: text(),
  locationType: text(),
  street: text(),
  unit: text(),
  city: text(),
  state: text(),
  zip: text(),
  normalizedStreetAddress: text(),
  mailedFields: json<Readonly<Record<string, string>>>(),
  items: json<readonly ItemView[]>().orNull(),
  activityId: id(),
};
const LOCATIONS = statement(
  STOP,
  sql`
  select l.activity_id as "activityId", l.type_of_work as "workType",
         l.location_type as "locationType", l.street, l.unit, l.city, l.state, l.zip,
         l.normalized_street_address as "normalizedStreetAddress",
         json_build_object(${TOLD}) as "mailedFields", l.items::json as items
  from ${LOCATION} l where l.activity_id = any($1)
  order by l.position`,
);

const CREWS = statement(
  { activityId: id(), truck_id: id(), position: smallint(), name: text() },
  sql`
  select distinct o.activity_id as "activityId", p.truck_id, p.position, e.full_name as name
  from ${BOARD_OPERATION} o
  join ${CREW_PLACE} p on p.truck_id = o.truck_id and p.day = o.day
  join ${EMPLOYEE} e on e.id = p.employee_id
  where o.activity_id = any($1) and o.truck_id is not null
  order by p.position, p.truck_id`,
);

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
    const [row] = await this.db.rows(OF_CUSTOMER, [customerId]);
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
    const activities = await this.db.rows(ACTIVITIES, [customerId]);
    const ids = activities.map(({ id }) => id);
    const stops = await this.db.rows(LOCATIONS, [ids]);
    const { ranges, maxima } = await this.queries.execute(new GetCustomerRangesQuery(customerId));
    const seats = await this.db.rows(CREWS, [ids]);
    return activities.map(({ arrivalFrom, arrivalTo, ...activity }) => ({
      ...activity,
      firstWindow: arrivalFrom && arrivalTo && { from: arrivalFrom, to: arrivalTo },
      crew: seats.filter(({ activityId }) => activityId === activity.id).map(({ name }) => name),
      range: mailed(ranges.get(activity.id)),
      most: maxima.get(activity.id) ?? null,
      locations: stops.filter(({ activityId }) => activityId === activity.id).map(withItemLines),
    }));
  }
}

/** What is listed of a stop is mailed as a line for each kind. */
const withItemLines = ({ items, ...stop }: RowOf<typeof STOP>): MergeLocation => ({
  ...stop,
  mailedFields: { ...stop.mailedFields, items: itemLines(items ?? []).join('\n') },
});

const mailed = (range: RangeView | undefined): MergeActivity['range'] =>
  range === undefined ? null : mailedRange(range);
