import { addDays, instantAt } from '#kernel/local-date.js';
import type { ActivityView } from '#modules/moves/contract/activity.view.js';
import type { ApiClient } from '../../../support/api/api-client.js';
import type { TestApi } from '../../../support/api/start-test-api.js';
import { givenMove } from '../../../support/given/given-move.js';
import { givenTruck } from '../../../support/given/given-truck.js';
import { hire } from '../../../support/given/hire.js';
import { saveOperation } from '../day-calls.js';
import { UNBOOKED } from './board-state.js';
import type { BoardState, ModelOperation } from './board-state.js';
import { ACTORS } from './random-requests.js';

const FIRST_DAY = '2028-01-03';
/** Runs are days apart, so that no activity is next to one of another run. */
const DAYS_APART = 4;
/** The home branch's. */
const ZONE = 'America/Chicago';

/** Jobs by start and hours; some overlap, some only touch. */
const JOBS = [
  { at: 8, hours: 2 },
  { at: 9, hours: 2 },
  { at: 10, hours: 2 },
  { at: 8, hours: 8, requiresLift: true },
  { at: 13, hours: 2, moverCount: 3 },
  { at: 14, hours: 3 },
];
const NEXT_JOB = { at: 8.5, hours: 4 };

/** What all runs share. */
export interface Company {
  api: TestApi;
  actors: ApiClient[];
  trucks: BoardState['trucks'];
  movers: string[];
  leads: string[];
}

export async function givenCompany(api: TestApi): Promise<Company> {
  const trucks: BoardState['trucks'] = {};
  for (const hasLift of [true, false, false]) {
    const { _id, name } = await givenTruck(api, { hasLift });
    trucks[_id] = { name, hasLift, isRental: false, unavailable: [] };
  }
  const people = (roles: ('mover' | 'team_lead' | 'manager')[], count: number) =>
    Promise.all(Array.from({ length: count }, () => hire(api, { roles })));
  const leads = (await people(['team_lead'], 2)).map(({ _id }) => _id);
  const movers = (await people(['mover'], 3)).map(({ _id }) => _id);
  const managers = await people(['manager'], ACTORS);
  const actors = await Promise.all(managers.map((one) => api.asEmployee(one)));
  return { api, actors, trucks, movers: [...leads, ...movers], leads };
}

/** Two fresh days with jobs that are on no board yet. The last customer has one on each day. */
export async function givenBoard(company: Company, run: number): Promise<BoardState> {
  const day = addDays(FIRST_DAY, run * DAYS_APART);
  const state: BoardState = {
    day,
    nextDay: addDays(day, 1),
    trucks: structuredClone(company.trucks),
    operations: {},
    customers: {},
    crew: Object.fromEntries(company.movers.map((mover) => [mover, null])),
    leads: company.leads,
  };
  let last = { customerId: '', nounce: '' };
  for (const { at, hours, ...rest } of JOBS) {
    const move = await givenMove(company.api, day);
    const operation = { date: instant(day, at), duration: hours, ...rest };
    const nounce = await saveOperation(company.api, move, operation);
    const { customerId: customer, activityId: activity, operationId } = move;
    state.operations[operationId] = modelOperation({ customer, activity, day, at, hours, ...rest });
    state.customers[customer] = { active: true, version: Number(nounce) };
    last = { customerId: customer, nounce };
  }
  await addNextDay(company.api, state, last);
  return state;
}

async function addNextDay(
  api: TestApi,
  state: BoardState,
  { customerId: customer, nounce }: { customerId: string; nounce: string },
): Promise<void> {
  const { body } = await api
    .as('sales')
    .post<{ activity: ActivityView; nounce: string }>('move/activity', {
      movingContractId: customer,
      nounce,
      activityDay: state.nextDay,
    });
  const [operation] = body.activity.operations;
  if (!operation) throw new Error('The second activity has no operation');
  const { _id: activity } = body.activity;
  const job = { customer, activity, day: state.nextDay, ...NEXT_JOB };
  state.operations[operation._id] = modelOperation(job);
  state.customers[customer] = { active: true, version: Number(body.nounce) };
}

interface Job extends Pick<ModelOperation, 'customer' | 'activity' | 'day'> {
  at: number;
  hours: number;
  requiresLift?: boolean;
  moverCount?: number;
}

const modelOperation = ({ customer, activity, day, at, hours, ...rest }: Job): ModelOperation => ({
  customer,
  activity,
  day,
  from: at,
  to: at + hours,
  requiresLift: rest.requiresLift ?? false,
  mismatch: rest.moverCount !== undefined,
  place: UNBOOKED,
  changed: 0,
});

const instant = (day: string, hour: number): string =>
  instantAt(day, hour * 60, ZONE).toISOString();
