import { NoteEmailDeliveredCommand } from '#modules/moves/index.js';
import type { ApiAnswer } from '../../../support/api/api-client.js';
import type { TestApi } from '../../../support/api/start-test-api.js';
import { givenBookedJob, NEAR_STOPS } from '../../../support/given/direct-leg-calls.js';
import { readMove } from '../../../support/given/given-move.js';
import { givenTruck } from '../../../support/given/given-truck.js';
import { hire } from '../../../support/given/hire.js';
import { dayView } from '../day-calls.js';

/** Two days with two trucks, two booked moves and two people. */
export interface World {
  api: TestApi;
  days: readonly [string, string];
  trucks: readonly string[];
  /** Customers; the first one confirmed. */
  customers: readonly string[];
  /** A lead and a mover. */
  people: readonly string[];
}

/** The second job begins a mile from where the first one ends, an hour after. */
const JOBS = [
  { start: 510, duration: 3 },
  { start: 780, duration: 4, stops: NEAR_STOPS },
];

export async function givenWorld(api: TestApi, days: [string, string]): Promise<World> {
  const trucks = [(await givenTruck(api))._id, (await givenTruck(api))._id];
  const customers: string[] = [];
  for (const job of JOBS) {
    const { customerId } = await givenBookedJob(api, days[0], trucks[0] ?? '', job);
    customers.push(customerId);
  }
  const people = [(await hire(api, { roles: ['team_lead'] }))._id, (await hire(api))._id];
  await confirm(api, customers[0] ?? '');
  return { api, days, trucks, customers, people };
}

async function confirm(api: TestApi, customerId: string): Promise<void> {
  const { nounce } = await readMove(api, customerId);
  const email = { template: 'confirmation', acceptedVersion: Number(nounce) } as const;
  await api.execute(new NoteEmailDeliveredCommand(customerId, { ...email, sent: new Date() }));
}

/** What every write changes. */
const WRITTEN = ['revision', 'notesRevision', 'nounce'];

/** Both days as their boards show them, byte for byte but for what every write changes. */
export async function viewsOf({ api, days }: World): Promise<string[]> {
  const views = await Promise.all(days.map((day) => dayView(api, day)));
  const told = (key: string, value: unknown): unknown => (WRITTEN.includes(key) ? 0 : value);
  return views.map((view) => JSON.stringify(view, told, 1));
}

/** What is booked of a customer, and where. */
export async function bookedOf({ api }: World, customerId: string) {
  const { customer, ...move } = await readMove(api, customerId);
  const activity = customer.move.activities[0];
  const operation = activity?.operations[0];
  if (!activity || !operation) throw new Error('The customer has no operation');
  const { truck, unassigned, date, duration } = operation;
  const start = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone: 'America/Chicago', hour: '2-digit', minute: '2-digit' },
  }).format(new Date(date));
  const place = { truck, unassigned };
  const { activityDay, estHours } = activity;
  return { ...move, activityDay, estHours, place, start, duration };
}

/** The reference by which an answer's act is taken back. */
export const referenceOf = ({ headers }: ApiAnswer): string => headers.get('x-request-id') ?? '';

export const isDone = ({ status }: ApiAnswer): boolean => status < 300;
