import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Module } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { CoreModule } from '../../../src/app/core.module.js';
import { asOwner } from '../../../src/app/schema/as-owner.js';
import { createHttpApp } from '../../../src/app/create-http-app.js';
import { Db } from '#platform/database/db.js';
import { HttpModule } from '#platform/http/http.module.js';
import { ApiClient } from '../../support/api/api-client.js';
import { createTestDatabase } from '../../support/api/test-database.js';
import type { TestDatabase } from '../../support/api/test-database.js';
import { ProbeModule } from '../../support/probe/probe.module.js';

@Module({ imports: [CoreModule, HttpModule, ProbeModule] })
class ProbeApiModule {}

describe('Idempotency-Key', () => {
  let database: TestDatabase;
  let app: NestFastifyApplication;
  let api: ApiClient;
  let db: Db;

  const post = (key: string, note: string, act?: string) =>
    api.post<{ note: string; code?: string }>(
      'probe-note',
      { note, act },
      { headers: { 'idempotency-key': key } },
    );
  const count = async (note: string): Promise<number> =>
    (await db.query('select 1 from public.note where text = $1', [note])).length;

  beforeAll(async () => {
    database = await createTestDatabase();
    process.env['DATABASE_URL'] = database.url;
    process.env['LOG_LEVEL'] = 'silent';
    app = await createHttpApp(ProbeApiModule);
    await app.listen(0, '127.0.0.1');
    api = new ApiClient(await app.getUrl());
    db = app.get(Db);
    await asOwner((owner) =>
      owner.query(
        `create table public.note (id bigint generated always as identity, text text);
         grant all on public.note to public`,
      ),
    );
  });

  afterAll(async () => {
    await app?.close();
    await database?.drop();
  });

  it('replays the first answer and carries the call out once [R-API-7]', async () => {
    const first = await post('key-1', 'once');
    const second = await post('key-1', 'once');
    expect(first.status).toBe(201);
    expect(first.headers.get('idempotency-replayed')).toBeNull();
    expect(second).toMatchObject({ status: 201, body: { note: 'once' } });
    expect(second.headers.get('idempotency-replayed')).toBe('true');
    expect(await count('once')).toBe(1);
  });

  it('keeps no answer that can be read in the database', async () => {
    await post('key-1b', 'a secret');
    const rows = await db.query('select * from platform.idempotent_request');
    expect(JSON.stringify(rows)).not.toContain('a secret');
    expect((await post('key-1b', 'a secret')).body).toEqual({ note: 'a secret' });
  });

  it('refuses the key for another body [R-API-7]', async () => {
    await post('key-2', 'first');
    const answer = await post('key-2', 'other');
    expect(answer).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_KEY_REUSED' } });
  });

  it('keeps and replays a refusal [R-API-7]', async () => {
    const first = await post('key-3', 'no', 'refuse');
    const second = await post('key-3', 'no', 'refuse');
    expect([first.status, second.status]).toEqual([409, 409]);
    expect(second.body).toEqual(first.body);
    expect(second.headers.get('idempotency-replayed')).toBe('true');
  });

  it('does not keep a system error', async () => {
    const failed = await post('key-4', 'x', 'fail-after');
    expect(failed).toMatchObject({
      status: 500,
      body: { message: 'We encountered a system error' },
    });
    expect(JSON.stringify(failed.body)).not.toContain('after the write');
    const again = await post('key-4', 'x', 'fail-after');
    expect(again.status).toBe(500);
    expect(again.headers.get('idempotency-replayed')).toBeNull();
  });

  it('lets one of many equal requests through', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => post('key-5', 'race')));
    expect(await count('race')).toBe(1);
    for (const { status, body } of answers) {
      if (status === 409) expect(body.code).toBe('IDEMPOTENCY_IN_PROGRESS');
      else expect(status).toBe(201);
    }
  });

  it('frees a key whose process died without a commit, and answers one that died after it', async () => {
    await post('key-6', 'dead before');
    const orphan = `update platform.idempotent_request set status = null, response = null, owner = 1,
      committed_result = case when $1 then committed_result end
      where fingerprint =
        (select fingerprint from platform.idempotent_request order by created desc limit 1)`;
    await db.pool.query(orphan, [false]);
    expect((await post('key-6', 'dead before')).status).toBe(201);
    expect(await count('dead before')).toBe(2);

    await post('key-7', 'dead after');
    await db.pool.query(orphan, [true]);
    const answer = await post('key-7', 'dead after');
    expect(answer).toMatchObject({ status: 201, body: { note: 'dead after' } });
    expect(await count('dead after')).toBe(1);
  });

  it('answers what was committed before something else failed, and carries it out once', async () => {
    expect((await post('key-8', 'half way', 'fail-when-committed')).status).toBe(500);
    const again = await post('key-8', 'half way', 'fail-when-committed');
    expect(again).toMatchObject({ status: 201, body: { note: 'half way' } });
    expect(await count('half way')).toBe(1);
  });

  it('commits nothing once another process has taken the request over', async () => {
    const answer = await post('key-9', 'taken over', 'lose-claim');
    expect(answer).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_IN_PROGRESS' } });
    expect(await count('taken over')).toBe(0);
  });

  it('refuses a key of more than 255 characters', async () => {
    expect((await post('k'.repeat(256), 'long')).status).toBe(400);
  });
});
