import type {
  CreatedView,
  CustomerView,
} from '../../../src/modules/moves/contract/customer.view.js';
import { Db } from '../../../src/platform/database/db.js';
import type { ApiClient } from '../../support/api/api-client.js';
import type { TestApi } from '../../support/api/start-test-api.js';

/** The source that always exists. */
export const SOURCE = 'Web site';

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

/** What the trail says of a customer, oldest first. */
export const historyOf = (api: TestApi, customerId: string): Promise<StoredEvent[]> =>
  api.get(Db).query<StoredEvent>(
    `select type, employee_id, data, changes from platform.history_event
       where entity = 'customer' and entity_id = $1 order by seq`,
    [customerId],
  );
