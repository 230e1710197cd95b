import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Db } from '#platform/database/db.js';
import {
  DEFAULT_ESTIMATE_SETTINGS,
  settingsView,
} from '#modules/ranges/contract/estimate-settings.view.js';
import type { EstimateSettingsView } from '#modules/ranges/contract/estimate-settings.view.js';
import type { DayView } from '#modules/scheduling/contract/day.view.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { branchBody } from '../branches/branch-body.js';
import { UNKNOWN } from '../scheduling/day-calls.js';
import type { Refusal } from '../scheduling/day-calls.js';

const NEVER = settingsView({ ...DEFAULT_ESTIMATE_SETTINGS, revision: 0 });

describe('what a branch promises by its ranges', () => {
  let api: TestApi;
  let path: string;
  beforeAll(async () => {
    api = await startTestApi();
    const { body } = await api.as('admin').post<{ _id: string }>('branch', branchBody());
    path = `estimates/settings/${body._id}`;
  });
  afterAll(() => api?.close());

  const get = async () => (await api.as('sales').get<EstimateSettingsView>(path)).body;
  const put = (body: object) => api.as('admin').put<EstimateSettingsView & Refusal>(path, body);

  it('is read by those who sell, changed and tried by admins', async () => {
    expect((await api.as('mover').get(path)).status).toBe(403);
    expect((await api.as('manager').put(path, { revision: 0 })).status).toBe(403);
    expect((await api.as('manager').get(`${path}/preview`)).status).toBe(403);
    const body = { message: 'Branch not found' };
    const unknown = `estimates/settings/${UNKNOWN}`;
    expect(await api.as('sales').get(unknown)).toMatchObject({ status: 404, body });
    expect(await api.as('admin').put(unknown, { revision: 0 })).toMatchObject({
      status: 404,
      body,
    });
    expect(await api.as('admin').get(`${unknown}/preview`)).toMatchObject({ status: 404, body });
  });

  it.each([
    [{}, 'revision'],
    [{ revision: 0, quantile: 0.49 }, 'quantile'],
    [{ revision: 0, quantile: 0.96 }, 'quantile'],
    [{ revision: 0, lateFinishByP80: 'yes' }, 'lateFinishByP80'],
    [{ revision: 0, paymentTerms: 'x'.repeat(1_001) }, 'paymentTerms'],
    [{ revision: 0, estimateIsCap: 1 }, 'estimateIsCap'],
  ])('names what is wrong with %j', async (body, field) => {
    expect(await put(body)).toMatchObject({ status: 400, body: { errors: [{ path: field }] } });
  });

  it('begins with the defaults, and keeps what was saved, with its history [R-RANGE-8]', async () => {
    expect(await get()).toEqual(NEVER);
    expect((await put(NEVER)).body).toEqual(NEVER);
    const saved = await put({ revision: 0, quantile: 0.8, paymentTerms: '' });
    const after = { quantile: 0.8, lateFinishByP80: false, paymentTerms: '', revision: 1 };
    expect(saved).toMatchObject({ status: 200, body: after });
    expect(await get()).toEqual(after);
    const stale = await put({ revision: 0, lateFinishByP80: true });
    expect(stale).toMatchObject({ status: 409, body: { code: 'STALE_REVISION', ...after } });
    const day = `movemanager/day_view/2027-03-10/${path.split('/').at(-1)}`;
    const marksByP80 = async () => (await api.as('manager').get<DayView>(day)).body.lateFinishByP80;
    expect(await marksByP80()).toBeUndefined();
    const [event] = await api.get(Db).query<{ changes: object[] }>(
      `select changes from platform.history_event where entity = 'branch' and entity_id = $1
       order by seq desc limit 1`,
      [path.split('/').at(-1)],
    );
    expect(event?.changes[0]).toEqual({ field: 'estimates.quantile', before: 0.9, after: 0.8 });
    expect((await put({ revision: 1, lateFinishByP80: true })).status).toBe(200);
    expect(await marksByP80()).toBe(true);
  });

  it('says that its estimates are caps once that is saved, and nothing of it before [R-RANGE-10]', async () => {
    const before = await get();
    expect(before).not.toHaveProperty('estimateIsCap');
    const saved = await put({ revision: before.revision, estimateIsCap: true });
    expect(saved.body).toEqual({ ...before, estimateIsCap: true, revision: before.revision + 1 });
    expect(await get()).toEqual(saved.body);
    const again = await put({ revision: saved.body.revision, estimateIsCap: false });
    expect(again.body).toEqual({ ...before, revision: before.revision + 2 });
  });

  it('tries a maximum on past moves, of which there are none yet [R-RANGE-8]', async () => {
    const nothing = { jobs: 0, exceeded: 0, meanOverrunHours: 0, meanOverrunCost: 0 };
    const preview = (query: Record<string, number>) =>
      api.as('admin').get(`${path}/preview`, { query });
    expect(await preview({ quantile: 0.95 })).toMatchObject({ status: 200, body: nothing });
    expect((await preview({})).body).toEqual(nothing);
    expect((await preview({ quantile: 0.97 })).status).toBe(400);
  });
});
