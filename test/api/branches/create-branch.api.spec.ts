import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { GetBranchMailSettingsQuery } from '#modules/branches/index.js';
import { Db } from '#platform/database/db.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { branchBody } from './branch-body.js';

interface Created {
  _id: string;
}

describe('POST /branch', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  it('is refused without a token', async () => {
    expect((await api.anonymous.post('branch', branchBody())).status).toBe(401);
  });

  it.each(['mover', 'lead', 'sales', 'manager'] as const)('is refused to a %s', async (person) => {
    expect((await api.as(person).post('branch', branchBody())).status).toBe(403);
  });

  it.each([
    [{ name: '' }, 'name', 'This field is required'],
    [{ timezone: 'Mars/Olympus' }, 'timezone', 'This field should be an IANA time zone'],
    ...['CST', 'PST', 'IST', 'EST5EDT', 'america/chicago', 'US/Central', 'Etc/GMT+6'].map(
      (timezone) =>
        [
          { timezone },
          'timezone',
          'Choose a time zone of the list, such as America/Chicago',
        ] as const,
    ),
    [{ defaultHourlyRate: 0.5 }, 'defaultHourlyRate', 'Cannot be zero'],
    [{ outboundEmail: 'nobody' }, 'outboundEmail', 'This field should be a valid email'],
    [{ yelpUrl: 'nowhere' }, 'yelpUrl', 'Invalid url'],
    [
      { outboundRefreshToken: undefined },
      'outboundRefreshToken',
      'Token is required when branch is active',
    ],
  ])('names what is wrong with %p', async (changes, path, message) => {
    const { status, body } = await api.as('admin').post('branch', branchBody(changes));
    expect(status).toBe(400);
    expect(body).toMatchObject({
      message: 'Please fix the highlighted validation errors!',
      errors: [{ path, message }],
    });
  });

  it('refuses properties that a branch does not have', async () => {
    const { status, body } = await api.as('admin').post('branch', branchBody({ color: 'red' }));
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ path: 'color' }] });
  });

  it('stores the branch, and its token sealed [R-BRANCH-1]', async () => {
    const sent = branchBody();
    const { status, body } = await api.as('admin').post<Created>('branch', sent);
    expect(status).toBe(200);
    const { outboundRefreshToken, ...shown } = sent;
    const given = { _id: expect.any(String), hasOutboundRefreshToken: true, version: 1 };
    expect(body).toEqual({ ...shown, ...given });
    expect((await api.as('admin').get(`branch/${body._id}`)).body).toEqual(body);
    const [row] = await api
      .get(Db)
      .query('select * from branches.branch where id = $1', [body._id]);
    expect(JSON.stringify(row)).not.toContain(outboundRefreshToken);
    const settings = await api.ask(new GetBranchMailSettingsQuery(body._id));
    expect(settings.refreshToken).toBe(outboundRefreshToken);
  });

  it('needs no token for an inactive branch, and no rate', async () => {
    const { status, body } = await api
      .as('admin')
      .post(
        'branch',
        branchBody({ active: false, outboundRefreshToken: '', defaultHourlyRate: null }),
      );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      active: false,
      hasOutboundRefreshToken: false,
      defaultHourlyRate: null,
    });
  });

  it('leaves a trail without the token', async () => {
    const { body } = await api.as('admin').post<Created>('branch', branchBody());
    const events = await api
      .get(Db)
      .query<{ type: string; employee_id: string }>(
        `select * from platform.history_event where entity = 'branch' and entity_id = $1`,
        [body._id],
      );
    expect(events).toMatchObject([{ type: 'CREATED', employee_id: api.people.admin._id }]);
    expect(JSON.stringify(events)).not.toContain('1//token');
  });
});
