import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '#kernel/ids.js';
import { addDays, localDateOf } from '#kernel/local-date.js';
import { GetBranchMailSettingsQuery, GetBranchQuery } from '#modules/branches/index.js';
import { Db } from '#platform/database/db.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { givenMove } from '../../support/given/given-move.js';
import { branchBody } from './branch-body.js';

describe('PUT /branch/{id}', () => {
  let api: TestApi;
  let id: string;
  beforeAll(async () => {
    api = await startTestApi();
    const { body } = await api.as('admin').post<{ _id: string }>('branch', branchBody());
    id = body._id;
  });
  afterAll(() => api?.close());

  const put = (changes: Record<string, unknown>) =>
    api.as('admin').put(`branch/${id}`, branchBody({ name: 'Tulsa', ...changes }));
  const storedToken = async () => (await api.ask(new GetBranchMailSettingsQuery(id))).refreshToken;

  it('is refused without a token and without the right', async () => {
    expect((await api.anonymous.put(`branch/${id}`, branchBody())).status).toBe(401);
    expect((await api.as('manager').put(`branch/${id}`, branchBody())).status).toBe(403);
  });

  it('refuses faulty bodies before it looks for the branch', async () => {
    const { status } = await api.as('admin').put(`branch/${newId()}`, { name: '' });
    expect(status).toBe(400);
    expect((await api.as('admin').put(`branch/${newId()}`, branchBody())).status).toBe(404);
  });

  it('keeps the stored token when none is sent, and replaces it when one is', async () => {
    const { status, body } = await put({ outboundRefreshToken: undefined, _id: id });
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'Tulsa', hasOutboundRefreshToken: true });
    expect(await storedToken()).toBe('1//token');
    await put({ outboundRefreshToken: 'new', hasOutboundRefreshToken: true });
    expect(await storedToken()).toBe('new');
  });

  it('needs a token when an inactive branch without one becomes active', async () => {
    await put({ active: false, outboundRefreshToken: null });
    expect(await storedToken()).toBeNull();
    const { status, body } = await put({ active: true, outboundRefreshToken: undefined });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      errors: [
        { path: 'outboundRefreshToken', message: 'Token is required when branch is active' },
      ],
    });
    expect((await put({})).status).toBe(200);
  });

  it('lets what is left out stay [R-BRANCH-3]', async () => {
    const online = { publicShare: 40, emailProof: true };
    const whole = branchBody({ name: 'Tulsa', ...online });
    await put(online);
    const { defaultHourlyRate, facebookUrl, registrationNumber, ...left } = whole;
    const { publicShare: _share, emailProof: _proof, ...rest } = left;
    const { body } = await api.as('admin').put(`branch/${id}`, rest);
    expect(body).toMatchObject({ defaultHourlyRate, facebookUrl, registrationNumber, ...online });
    expect(await api.ask(new GetBranchQuery(id))).toMatchObject({ registrationNumber, ...online });
  });

  it('forgets the position of an address that is no longer its own', async () => {
    await put({});
    await put({ latitude: undefined, longitude: undefined });
    expect((await api.ask(new GetBranchQuery(id))).position).not.toBeNull();
    const moved = { normalizedAddress: '9 Elm St', latitude: undefined, longitude: undefined };
    expect((await put(moved)).body).toMatchObject({ latitude: null, longitude: null });
    expect((await api.ask(new GetBranchQuery(id))).position).toBeNull();
  });

  it('changes the zone of a branch without moves, and leaves a trail of what changed', async () => {
    await put({});
    await put({ timezone: 'America/Denver' });
    const events = await api.get(Db).query(
      `select type, changes from platform.history_event
         where entity = 'branch' and entity_id = $1 order by seq desc limit 1`,
      [id],
    );
    expect(events).toEqual([
      {
        type: 'UPDATED',
        changes: [
          { field: 'timezone', before: 'America/Chicago', after: 'America/Denver' },
          { field: 'outboundRefreshToken', before: null, after: null },
        ],
      },
    ]);
  });

  it('takes a zone of the list only, and keeps one that it has from before [R-BRANCH-9]', async () => {
    await put({});
    const { body: listed } = await api.as('admin').get<string[]>('timezone');
    const unlisted = ['CST', 'IST', 'EST5EDT', 'GMT', 'US/Central', 'america/denver'];
    for (const timezone of unlisted) {
      expect(listed).not.toContain(timezone);
      const errors = [{ path: 'timezone', message: expect.stringContaining('time zone') }];
      expect(await put({ timezone })).toMatchObject({ status: 400, body: { errors } });
    }
    const write = (timezone: string) =>
      api.get(Db).query('update branches.branch set timezone = $2 where id = $1', [id, timezone]);
    await write('US/Central');
    const kept = await put({ timezone: 'US/Central', phone: '918-555-0177' });
    expect(kept).toMatchObject({ status: 200, body: { timezone: 'US/Central' } });
    // Nobody who writes past the product either.
    await expect(write('CST')).rejects.toThrow('the time zone CST is not named by its place');
    await expect(write('Mars/Olympus')).rejects.toThrow('time zone "Mars/Olympus" not recognized');
    await put({});
  });

  it('keeps its zone while it has moves today or later', async () => {
    await put({});
    const today = localDateOf(new Date(), 'America/Chicago');
    await givenMove(api, addDays(today, -1), { branchId: id });
    expect((await put({ timezone: 'America/New_York' })).status).toBe(200);
    await put({});
    await givenMove(api, addDays(today, 1), { branchId: id });
    const refused = await put({ timezone: 'America/New_York' });
    expect(refused).toMatchObject({ status: 409, body: { code: 'BRANCH_HAS_OPERATIONS' } });
    expect((await put({ phone: '918-555-0199' })).status).toBe(200);
  });
});
