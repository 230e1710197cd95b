import type { ActivityView } from '#modules/moves/contract/activity.view.js';
import type { CreatedView, CustomerView } from '#modules/moves/contract/customer.view.js';
import { newId } from '#kernel/ids.js';
import { Db } from '#platform/database/db.js';
import type { ApiClient } from '../../support/api/api-client.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { assign } from '../../support/given/booking-calls.js';
import { givenTruck } from '../../support/given/given-truck.js';

/** The source that always exists. */
const SOURCE = 'Web site';

export const newCustomer = (
  branchId: string,
  requestedDay: string | null = '2027-03-10',
  over: object = {},
) => ({
  moveContractRequest: {
    customerInformation: {
      firstName: 'Maria',
      lastName: 'Gómez',
      email: 'maria@example.com',
      phone: '(405) 555-0100',
      phoneType: 'Mobile',
      referredBy: SOURCE,
      ...over,
    },
    moveDetails: { branchId, requestedDay },
  },
});

/** A customer made by sales, as GET gives it. */
export async function givenCustomer(
  api: TestApi,
  requestedDay: string | null = '2027-03-10',
  over: object = {},
): Promise<CustomerView> {
  const sales = api.as('sales');
  const body = newCustomer(api.branchId, requestedDay, over);
  const { body: created } = await sales.post<CreatedView>('customermgt', body);
  return customerOf(sales, created.id);
}

export const customerOf = async (client: ApiClient, id: string): Promise<CustomerView> =>
  (await client.get<CustomerView>(`customer/${id}`)).body;

/** Two complete stops in Oklahoma City. */
export const stops = (): object[] => [
  {
    typeOfWOrk: 'Load',
    street: '1200 N Walker Ave',
    city: 'Oklahoma City',
    state: 'OK',
    zip: '73103',
    latitude: 35.4802,
    longitude: -97.5206,
    normalizedStreetAddress: '1200 N Walker Ave, Oklahoma City, OK 73103',
    locationType: 'Apartment',
    bedrooms: 2,
    floor: 2,
    numBoxes: 40,
  },
  {
    typeOfWOrk: 'Unload',
    street: '6400 S Lewis Ave',
    city: 'Oklahoma City',
    state: 'OK',
    zip: '73129',
    latitude: 35.4215,
    longitude: -97.486,
    normalizedStreetAddress: '6400 S Lewis Ave, Oklahoma City, OK 73129',
    locationType: 'House',
    sqft: 1800,
    stories: 1,
  },
];

export interface StoredEvent {
  type: string;
  employee_id: string | null;
  data: Record<string, unknown>;
  changes: { field: string; before: unknown; after: unknown }[];
}

/** The history of a customer, oldest first. */
export const historyOf = (api: TestApi, customerId: string): Promise<StoredEvent[]> =>
  api.get(Db).query<StoredEvent>(
    `select type, employee_id, data, changes from platform.history_event
       where entity = 'customer' and entity_id = $1 order by seq`,
    [customerId],
  );

export function activityOf(customer: CustomerView, index = 0): ActivityView {
  const activity = customer.move.activities[index];
  if (!activity) throw new Error(`The customer has no activity ${index}`);
  return activity;
}

async function withStops(
  api: TestApi,
  { _id: customerId, nounce, ...customer }: CustomerView,
  locations: object[],
): Promise<CustomerView> {
  const [activity] = customer.move.activities;
  const { body } = await api.as('sales').put<CustomerView>(`move/activity/${activity?._id}`, {
    customerId,
    nounce,
    activity: { locations },
  });
  return body;
}

/** A customer whose one operation is on a truck of its own, with these stops. */
export async function givenBooked(
  api: TestApi,
  requestedDay = '2027-03-10',
  locations: object[] = [],
): Promise<CustomerView> {
  const made = await givenCustomer(api, requestedDay);
  const customer = locations.length > 0 ? await withStops(api, made, locations) : made;
  const operationId = activityOf(customer).operations[0]?._id ?? '';
  const truck = await givenTruck(api);
  const { status, body } = await assign(api, { operationId, nounce: customer.nounce }, truck._id);
  if (status !== 200) throw new Error(`Not booked: ${JSON.stringify(body)}`);
  return customerOf(api.as('sales'), customer._id);
}

/**
 * The same customer with one more day, which is not booked.
 * @returns its id
 */
export async function givenMoreDays(
  api: TestApi,
  { _id: movingContractId, nounce }: CustomerView,
  activityDay: string,
): Promise<string> {
  const body = { movingContractId, nounce, activityDay };
  const answer = await api.as('sales').post('move/activity', body);
  if (answer.status !== 201) throw new Error(`No more days: ${JSON.stringify(answer.body)}`);
  return movingContractId;
}

/**
 * A second branch, in Denver.
 * @returns its id
 */
export async function givenDenver(api: TestApi): Promise<string> {
  const id = newId();
  await api.get(Db).query(
    `insert into branches.branch
       (id, name, timezone, phone, default_hourly_rate_cents, normalized_address, latitude, longitude)
     values ($1, 'Denver', 'America/Denver', '303-555-0100', 6500,
             '1437 Bannock St, Denver, CO 80202', 39.7392, -104.9903)`,
    [id],
  );
  return id;
}
