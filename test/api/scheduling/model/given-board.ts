import { addDays } from '#kernel/local-date.js';
import type { TestApi } from '../../../support/api/start-test-api.js';
import type { ApiClient } from '../../../support/api/api-client.js';
import { givenTruck } from '../../../support/given/given-truck.js';
import { hire } from '../../../support/given/hire.js';
import type { BoardState, ModelPlanning, ModelTruck } from './board-state.js';
import { givenJobs } from './given-jobs.js';
import { ACTORS } from './random-requests.js';

const FIRST_DAY = '2028-01-03';
/** Runs are days apart, so that no activity is next to one of another run. */
const DAYS_APART = 4;

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
    const [id, truck] = await givenModelTruck(api, hasLift);
    trucks[id] = truck;
  }
  const people = (roles: ('mover' | 'team_lead' | 'manager')[], count: number) =>
    Promise.all(Array.from({ length: count }, () => hire(api, { roles })));
  const leads = (await people(['team_lead'], 2)).map(({ _id }) => _id);
  const movers = (await people(['mover'], 3)).map(({ _id }) => _id);
  const managers = await people(['manager'], ACTORS);
  const actors = await Promise.all(managers.map((one) => api.asEmployee(one)));
  return { api, actors, trucks, movers: [...leads, ...movers], leads };
}

async function givenModelTruck(api: TestApi, hasLift: boolean): Promise<[string, ModelTruck]> {
  const { _id, name } = await givenTruck(api, { hasLift });
  return [_id, { name, hasLift, isRental: false, isRetired: false, unavailable: [] }];
}

/** Two fresh days with jobs that are on no board yet, and a truck that is there for this run alone. */
export async function givenBoard({ api, ...company }: Company, run: number): Promise<BoardState> {
  const day = addDays(FIRST_DAY, run * DAYS_APART);
  const planning = await planned(api, { directLegs: true, arrivalWindows: true });
  const [spare, truck] = await givenModelTruck(api, false);
  const state: BoardState = {
    day,
    nextDay: addDays(day, 1),
    planning,
    trucks: { ...structuredClone(company.trucks), [spare]: truck },
    spare,
    operations: {},
    links: {},
    holds: {},
    clock: 0,
    customers: {},
    crew: Object.fromEntries(company.movers.map((mover) => [mover, null])),
    off: Object.fromEntries(company.movers.map((mover) => [mover, false])),
    leads: company.leads,
  };
  await givenJobs(api, state);
  return state;
}

/** Nobody moves anything anymore: all drive by the yard, and the truck of this run is gone. */
export async function endRun({ api }: Company, { spare }: BoardState): Promise<void> {
  await planned(api, { directLegs: false });
  await api.as('admin').delete(`truck/${spare}`, { query: { clear: 'true' } });
}

async function planned(api: TestApi, settings: Partial<ModelPlanning>): Promise<ModelPlanning> {
  const path = `branch/${api.branchId}/planning`;
  const { body } = await api.as('admin').get<ModelPlanning>(path);
  const sent = { version: body.version, ...settings };
  const answer = await api.as('admin').put<ModelPlanning>(path, sent);
  if (answer.status !== 200) throw new Error(`Not planned: ${JSON.stringify(answer.body)}`);
  const { version, directLegs, arrivalWindows } = answer.body;
  return { version, directLegs, arrivalWindows };
}
