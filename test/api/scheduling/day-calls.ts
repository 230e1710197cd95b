import type {
  DailyAssignmentView,
  DayTruckView,
  DayView,
} from '#modules/scheduling/contract/day.view.js';
import type { BranchView } from '#modules/branches/contract/branch.view.js';
import type { ApiAnswer, ApiClient } from '../../support/api/api-client.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import type { GivenMove } from '../../support/given/given-move.js';
import { branchBody } from '../branches/branch-body.js';

/** An id that does not exist. */
export const UNKNOWN = 'ffffffffffffffffffffffff';

/** The body of a refusal. */
export interface Refusal {
  code?: string;
  message?: string;
  errors?: { path: string; message: string }[];
}

/** What a crew call answers, refusals included. */
export type CrewAnswer = ApiAnswer<DailyAssignmentView & Refusal>;
export type TrucksAnswer = ApiAnswer<DayTruckView[] & Refusal>;

interface At {
  branchId?: string;
  client?: ApiClient;
}

/** The board of a day, by default the home branch's. */
export const dayView = async (
  api: TestApi,
  day: string,
  { branchId = api.branchId, client = api.as('manager') }: At = {},
): Promise<DayView> => (await client.get<DayView>(`movemanager/day_view/${day}/${branchId}`)).body;

export const seat = (
  api: TestApi,
  day: string,
  body: object,
  { branchId = api.branchId, client = api.as('manager') }: At = {},
): Promise<CrewAnswer> => client.post(`assignment/mover/${branchId}/${day}`, body);

export const swapCrews = (
  api: TestApi,
  day: string,
  body: object,
  { branchId = api.branchId, client = api.as('manager') }: At = {},
): Promise<CrewAnswer> => client.post(`assignment/crews/${branchId}/${day}/swap`, body);

export const unseat = (
  api: TestApi,
  day: string,
  mover: string,
  query: Record<string, string | number> = {},
  { branchId = api.branchId, client = api.as('manager') }: At = {},
): Promise<CrewAnswer> => client.delete(`assignment/mover/${branchId}/${day}/${mover}`, { query });

export const putOnCall = (
  api: TestApi,
  day: string,
  body: object,
  { branchId = api.branchId, client = api.as('manager') }: At = {},
): Promise<CrewAnswer> => client.put(`assignment/oncall/${branchId}/${day}`, body);

export const takeOffCall = (
  api: TestApi,
  day: string,
  employeeId: string,
  { branchId = api.branchId, client = api.as('manager') }: At = {},
): Promise<CrewAnswer> => client.delete(`assignment/oncall/${branchId}/${day}/${employeeId}`);

export const markOff = (
  api: TestApi,
  day: string,
  body: object,
  { branchId = api.branchId, client = api.as('manager') }: At = {},
): Promise<CrewAnswer> => client.put(`assignment/off/${branchId}/${day}`, body);

export const markBackOn = (
  api: TestApi,
  day: string,
  employeeId: string,
  { branchId = api.branchId, client = api.as('manager') }: At = {},
): Promise<CrewAnswer> => client.delete(`assignment/off/${branchId}/${day}/${employeeId}`);

export const removeFromService = (
  api: TestApi,
  body: object,
  client: ApiClient = api.as('manager'),
): Promise<TrucksAnswer> => client.put('movemanager/removefromservice', body);

export const returnToService = (
  api: TestApi,
  body: object,
  client: ApiClient = api.as('manager'),
): Promise<TrucksAnswer> => client.put('movemanager/returntoservice', body);

/** Another branch, made as an admin makes one. */
export async function givenBranch(api: TestApi, changes: object = {}): Promise<BranchView> {
  const { status, body } = await api
    .as('admin')
    .post<BranchView>('branch', branchBody({ ...changes }));
  if (status !== 200) throw new Error(`No branch: ${JSON.stringify(body)}`);
  return body;
}

/**
 * Changes the operation of a move as the customer page saves it.
 * @returns the new nounce
 */
export async function saveOperation(
  api: TestApi,
  { customerId, activityId, operationId, nounce }: GivenMove,
  operation: object,
  activity: object = {},
): Promise<string> {
  const operations = [{ _id: operationId, ...operation }];
  const { status, body } = await api
    .as('sales')
    .put<{ nounce: string }>(`customermgt/${customerId}`, {
      nounce,
      move: { activities: [{ _id: activityId, operations, ...activity }] },
    });
  if (status !== 200) throw new Error(`Not saved: ${JSON.stringify(body)}`);
  return body.nounce;
}
