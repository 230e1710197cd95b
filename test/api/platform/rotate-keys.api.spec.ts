import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RotateKeys } from '../../../src/app/rotate-keys/rotate-keys.js';
import { RotateKeysModule } from '../../../src/app/rotate-keys/rotate-keys.module.js';
import { GetBranchMailSettingsQuery } from '#modules/branches/index.js';
import { AppConfig } from '#platform/config/app.config.js';
import { loadConfig } from '#platform/config/load-config.js';
import { Seal } from '#platform/config/seal.js';
import { SecretKeyConfig } from '#platform/config/secret-key.config.js';
import { SecretKey } from '#platform/config/secret-key.js';
import { AnswerSeal } from '#platform/database/answer-seal.js';
import { Db } from '#platform/database/db.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';

const [OLD, NEW, LOST] = ['old', 'new', 'lost'].map((name) => name.padEnd(40, '-')) as [
  string,
  string,
  string,
];
const KEY = 'a-rotation-of-answers';

const secretOf = (key: string): SecretKey =>
  new SecretKey(loadConfig(SecretKeyConfig, { SECRET_KEY: key }), loadConfig(AppConfig, {}));
const tokenSealOf = (key: string): Seal => new Seal(secretOf(key), 'branch-refresh-token');

describe('rotating keys', () => {
  let api: TestApi;
  beforeAll(async () => {
    const settings = { SECRET_KEY: NEW, FORMER_SECRET_KEYS: OLD };
    api = await startTestApi({ modules: [RotateKeysModule], settings });
  });
  afterAll(() => api?.close());

  const query = <Row extends object>(sql: string, values: unknown[] = []) =>
    api.get(Db).query<Row>(sql, values);
  const storeToken = (sealed: string) =>
    query('update branches.branch set outbound_refresh_token = $2 where id = $1', [
      api.branchId,
      sealed,
    ]);
  const storedToken = async () => {
    const sql = 'select outbound_refresh_token as sealed from branches.branch where id = $1';
    return (await query<{ sealed: string }>(sql, [api.branchId]))[0]?.sealed ?? '';
  };
  const mailToken = async () =>
    (await api.ask(new GetBranchMailSettingsQuery(api.branchId)))?.refreshToken;

  it('changes mail tokens that a former key sealed', async () => {
    await storeToken(tokenSealOf(OLD).seal('1//token', api.branchId));
    expect(await mailToken()).toBe('1//token');
    expect(await api.get(RotateKeys).everything()).toMatchObject({
      'mail tokens of branches': { rotated: 1, unreadable: 0 },
    });
    expect(tokenSealOf(NEW).open(await storedToken(), api.branchId)).toBe('1//token');
    expect(await mailToken()).toBe('1//token');
  });

  it('changes answers that are kept for an Idempotency-Key', async () => {
    const referrer = { referrers: [] };
    const create = () =>
      api.as('admin').post('customer/clone/0123456789abcdef01234567', referrer, {
        headers: { 'idempotency-key': KEY },
      });
    const first = await create();
    const kept = 'select fingerprint, response from platform.idempotent_request';
    const [row] = await query<{ fingerprint: string; response: string }>(kept);
    const { fingerprint = '', response } = row ?? {};
    const answer = api.get(AnswerSeal).open(fingerprint, response);
    const old = new AnswerSeal(secretOf(OLD)).seal(fingerprint, answer);
    await query('update platform.idempotent_request set response = $1', [old]);
    expect(await api.get(RotateKeys).everything()).toMatchObject({
      'kept answers': { rotated: 1, unreadable: 0 },
    });
    const [after] = await query<{ response: string }>(kept);
    expect(new AnswerSeal(secretOf(NEW)).open(fingerprint, after?.response)).toEqual(answer);
    const again = await create();
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(again.body).toEqual(first.body);
  });

  it('leaves what it sealed already, and what no key opens, and counts the latter', async () => {
    const before = await storedToken();
    const lost = tokenSealOf(LOST).seal('1//lost', api.branchId);
    expect(await api.get(RotateKeys).everything()).toMatchObject({
      'mail tokens of branches': { rotated: 0, unreadable: 0 },
    });
    expect(await storedToken()).toBe(before);
    await storeToken(lost);
    expect(await api.get(RotateKeys).everything()).toMatchObject({
      'mail tokens of branches': { rotated: 0, unreadable: 1 },
    });
    expect(await storedToken()).toBe(lost);
  });
});
