import type { BranchView } from '#modules/branches/contract/branch.view.js';
import type {
  ConfirmationView,
  FreeSlotsView,
  QuoteView,
  ReservationMadeView,
} from '#modules/booking/contract/booking.view.js';
import type { ApiAnswer } from '../../support/api/api-client.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { givenBranch, type Refusal } from '../scheduling/day-calls.js';

export const DAY = '2027-03-03';

/** How many a server has: the first areas are those of a spec alone, whatever ran before it in its process. */
const branches = new WeakMap<TestApi, number>();

export interface GivenArea {
  branch: BranchView;
  /** Only of this branch, at $25 a trip. */
  zip: string;
  truckId: string;
}

/** Few minutes from the zip codes of the areas. */
const DOWNTOWN = { latitude: 35.4823, longitude: -97.5215 };

/** A branch with one truck, the only one that serves a zip. */
export async function givenArea(api: TestApi, changes: object = {}): Promise<GivenArea> {
  const count = (branches.get(api) ?? 0) + 1;
  branches.set(api, count);
  const zip = String(73_100 + count);
  const branch = await givenBranch(api, { defaultHourlyRate: 60, ...DOWNTOWN, ...changes });
  await saveZones(api, branch._id, [
    { codes: [zip], zone: 'A', useFee: true, tripFee: 25 },
    { codes: [], zone: 'O', useFee: true, tripFee: 90 },
  ]);
  const truck = await givenTruck(api, { branchId: branch._id });
  return { branch, zip, truckId: truck._id };
}

export async function saveZones(api: TestApi, branchId: string, zones: object[]): Promise<void> {
  const { status, body } = await api.as('admin').put(`zipzone/${branchId}`, zones);
  if (status !== 200) throw new Error(`No zones: ${JSON.stringify(body)}`);
}

type Answer<T> = Promise<ApiAnswer<T & Refusal>>;

export const quote = (api: TestApi, body: object): Answer<QuoteView> =>
  api.anonymous.post('booking/quote', body);

export const freeSlots = (api: TestApi, query: Record<string, string | number>) =>
  api.anonymous.get<FreeSlotsView & Refusal>('booking/availability', { query });

/** Calls from an address: the test's own is a trusted proxy. */
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

let callers = 0;

/** An address in a network that nobody has used before. */
export function someAddress(): string {
  callers += 1;
  return `100.${64 + Math.floor(callers / 200)}.${callers % 200}.7`;
}

export const hold = (
  api: TestApi,
  body: object,
  address = someAddress(),
): Answer<ReservationMadeView> => api.anonymous.post('booking/reservations', body, from(address));

export const confirm = (
  api: TestApi,
  id: string,
  body: object,
  address = someAddress(),
): Answer<ConfirmationView> =>
  api.anonymous.post(`booking/reservations/${id}/confirm`, body, from(address));

export const askForCode = (
  api: TestApi,
  id: string,
  body: object,
  address = someAddress(),
): Answer<object> => api.anonymous.post(`booking/reservations/${id}/code`, body, from(address));

export const release = (api: TestApi, id: string, secret: string): Answer<object> =>
  api.anonymous.delete(`booking/reservations/${id}`, { query: { secret } });

/** A reserved time, four hours from nine by default. */
export async function givenReservation(
  api: TestApi,
  { branch }: GivenArea,
  request: object = {},
): Promise<ReservationMadeView> {
  const { status, body } = await hold(api, {
    branchId: branch._id,
    date: DAY,
    time: '09:00',
    duration: 4,
    ...request,
  });
  if (status !== 201) throw new Error(`Not held: ${JSON.stringify(body)}`);
  return body;
}

let phones = 0;

/** A number that nobody has booked with before. */
function somePhone(): string {
  phones += 1;
  return `405555${String(phones).padStart(4, '0')}`;
}

/** What a visitor with a two-bedroom apartment sends at the end. */
export const contactOf = ({ zip }: GivenArea, { secret }: { secret: string }) => ({
  secret,
  customerInformation: { firstName: 'Wendy', lastName: 'Webb', phone: somePhone() },
  from: {
    street: '1200 N Walker Ave',
    city: 'Oklahoma City',
    state: 'OK',
    zip,
    locationType: 'Apartment',
    bedrooms: 2,
  },
  to: { zip, locationType: 'Apartment', bedrooms: 2 },
});
