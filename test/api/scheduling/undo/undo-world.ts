import { NoteEmailDeliveredCommand } from '#modules/moves/index.js';
import type { ApiAnswer, ApiClient } from '../../../support/api/api-client.js';
import type { TestApi } from '../../../support/api/start-test-api.js';
import { givenBookedJob, NEAR_STOPS } from '../../../support/given/direct-leg-calls.js';
import { readMove } from '../../../support/given/given-move.js';
import { givenTruck } from '../../../support/given/given-truck.js';
import { hire } from '../../../support/given/hire.js';
import { dayView } from '../day-calls.js';

/** Two trucks of the branch, a lead and a mover. */
interface Company {
  api: TestApi;
  trucks: readonly string[];
  people: readonly string[];
}

/** Two days of theirs with two booked moves. */
export interface World extends Company {
  days: readonly [string, string];
  /** Customers; the first one confirmed. */
  customers: readonly string[];
  /** Who acts, in the part of who plans or of who sells. */
  as: (part: 'manager' | 'sales') => ApiClient;
}

/** The second job begins a mile from where the first one ends, an hour after. */
const JOBS = [
  { start: 510, duration: 3 },
  { start: 780, duration: 4, stops: NEAR_STOPS },
];

export async function givenCompany(api: TestApi): Promise<Company> {
  const trucks = [(await givenTruck(api))._id, (await givenTruck(api))._id];
  const people = [(await hire(api, { roles: ['team_lead'] }))._id, (await hire(api))._id];
  return { api, trucks, people };
}

export async function givenDays(company: Company, days: [string, string]): Promise<World> {
  const { api, trucks } = company;
  const customers: string[] = [];
  for (const job of JOBS) {
    const { customerId } = await givenBookedJob(api, days[0], trucks[0] ?? '', job);
    customers.push(customerId);
  }
  await confirm(api, customers[0] ?? '');
  return { ...company, days, customers, as: (part) => api.as(part) };
}

export const givenWorld = async (api: TestApi, days: [string, string]): Promise<World> =>
  givenDays(await givenCompany(api), days);

/** The same days for a colleague, who may do everything. */
export const toColleague = (world: World): World => ({ ...world, as: () => world.api.as('admin') });

async function confirm(api: TestApi, customerId: string): Promise<void> {
  const { nounce } = await readMove(api, customerId);
  const email = { template: 'confirmation', acceptedVersion: Number(nounce) } as const;
  await api.execute(new NoteEmailDeliveredCommand(customerId, { ...email, sent: new Date() }));
}

/** What every write changes. */
const WRITTEN = ['revision', 'notesRevision', 'nounce'];

/** Both days as their boards show them, byte for byte but for what every write changes. */
export async function viewsOf({ api, days }: World): Promise<string[]> {
  const views = await Promise.all(days.map((day) => dayView(api, day, { branchId: api.branchId })));
  const told = (key: string, value: unknown): unknown => (WRITTEN.includes(key) ? 0 : value);
  return views.map((view) => JSON.stringify(view, told, 1));
}

/** What is booked of a customer, and where. */
export async function bookedOf({ api }: World, customerId: string) {
  const { customer, ...move } = await readMove(api, customerId);
  const activity = customer.move.activities[0];
  const operation = activity?.operations[0];
  if (!activity || !operation) throw new Error('The customer has no operation');
  const { truck, unassigned, date, duration, follows } = operation;
  const start = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone: 'America/Chicago', hour: '2-digit', minute: '2-digit' },
  }).format(new Date(date));
  const place = { truck, unassigned };
  const { activityDay, estHours, figureOrigins } = activity;
  return {
    ...move,
    activityDay,
    figures: { estHours, figureOrigins },
    place,
    start,
    duration,
    follows,
  };
}

/** The reference by which an answer's act is taken back. */
export const referenceOf = ({ headers }: ApiAnswer): string => headers.get('x-request-id') ?? '';

export const isDone = ({ status }: ApiAnswer): boolean => status < 300;
