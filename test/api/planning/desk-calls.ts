import type {
  AppliedView,
  CheckedView,
  ProposalView,
  StaleStepView,
} from '#modules/planning/contract/proposal.view.js';
import type { BookingView } from '#modules/scheduling/contract/booking.view.js';
import type { DayView } from '#modules/scheduling/contract/day.view.js';
import type { ApiAnswer, ApiClient } from '../../support/api/api-client.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { assign } from '../../support/given/booking-calls.js';
import { givenMove } from '../../support/given/given-move.js';
import type { GivenMove } from '../../support/given/given-move.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { saveOperation } from '../scheduling/day-calls.js';

/** What a refusal of the desk says. */
export interface DeskRefusal {
  code?: string;
  message?: string;
  errors?: { path: string }[];
}
export type ProposalAnswer = ApiAnswer<ProposalView & DeskRefusal>;

export const propose = (
  api: TestApi,
  body: object,
  client: ApiClient = api.as('manager'),
): Promise<ProposalAnswer> =>
  client.post('planning/proposals', { branchId: api.branchId, kind: 'fix', ...body });

export const proposals = (api: TestApi, date: string): Promise<ApiAnswer<ProposalView[]>> =>
  api.as('manager').get('planning/proposals', { query: { branchId: api.branchId, date } });

export const proposal = (api: TestApi, id: string): Promise<ProposalAnswer> =>
  api.as('manager').get(`planning/proposals/${id}`);

export const check = (
  api: TestApi,
  id: string,
  body: object,
): Promise<ApiAnswer<CheckedView & DeskRefusal>> =>
  api.as('manager').post(`planning/proposals/${id}/check`, body);

/** Trucks of the home branch. */
export const twoTrucks = async (api: TestApi): Promise<[string, string]> => [
  (await givenTruck(api))._id,
  (await givenTruck(api))._id,
];

/** A move of two movers, four hours from the time of day on; on the truck where one is named. */
export async function givenJob(
  api: TestApi,
  day: string,
  {
    name,
    clock,
    truck,
    duration = 4,
  }: { name: string; clock: string; truck?: string; duration?: number },
): Promise<GivenMove> {
  const move = await givenMove(api, day, { name });
  const date = `${day}T${clock}:00Z`;
  const nounce = await saveOperation(api, move, { date, duration, moverCount: 2 });
  if (truck === undefined) return { ...move, nounce };
  const { status, body } = await assign(api, { ...move, nounce }, truck);
  if (status !== 200) throw new Error(`Not booked: ${JSON.stringify(body)}`);
  return { ...move, nounce: body.nounce };
}

/** The answer of a call that does steps or takes them back, refusals included. */
export type AppliedAnswer = ApiAnswer<
  AppliedView & Omit<DeskRefusal, 'steps'> & { steps?: StaleStepView[] }
>;

export const apply = (api: TestApi, id: string, body: object): Promise<AppliedAnswer> =>
  api.as('manager').post(`planning/proposals/${id}/apply`, body);

export const undo = (api: TestApi, id: string): Promise<AppliedAnswer> =>
  api.as('manager').post(`planning/proposals/${id}/undo`, {});

/** A day view without what every write changes. */
export const shown = (view: DayView): string =>
  JSON.stringify({ ...view, revision: 0 }).replaceAll(/"nounce":"\d+"/g, '"nounce":""');

/** The booking of a move on its board. */
export function bookingOf(view: DayView, { customerId, operationId }: GivenMove): BookingView {
  const customer = view.customers.find(({ _id }) => _id === customerId);
  const booking = customer?.bookings.find(({ operation }) => operation._id === operationId);
  if (!booking) throw new Error(`${operationId} is not on the board`);
  return booking;
}

const A_TICK = 50;

/** A repair once it is worked out. */
export async function worked(api: TestApi, id: string): Promise<ProposalView & DeskRefusal> {
  for (;;) {
    const { body } = await proposal(api, id);
    if (body.state !== 'computing') return body;
    await new Promise((resolve) => setTimeout(resolve, A_TICK));
  }
}

/** What the desk proposes for a day on which something went wrong. */
export async function repairOf(api: TestApi, date: string, cause: object) {
  const { status, body } = await propose(api, { date, kind: 'repair', cause });
  if (status !== 202) throw new Error(`Not asked: ${JSON.stringify(body)}`);
  return worked(api, body._id);
}
