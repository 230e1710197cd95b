import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import type { SecretKey } from '../../config/secret-key.js';
import { AnswerSeal } from '../../database/answer-seal.js';
import type { Db } from '../../database/db.js';
import { IdempotentRequests } from './idempotent-requests.js';
import type { InstanceLease } from './instance-lease.js';

const CLAIM = { fingerprint: 'print', owner: 7 };

describe('IdempotentRequests', () => {
  const statements: unknown[][] = [];
  let faults: Error[] = [];
  let answers: object[][] = [];
  let hangs = false;
  const query = (_statement: unknown, values: unknown[]): Promise<object[]> => {
    if (hangs) return new Promise(() => undefined);
    const fault = faults.shift();
    if (fault) return Promise.reject(fault);
    statements.push(values);
    return Promise.resolve(answers.shift() ?? []);
  };
  const requests = new IdempotentRequests(
    { query, rows: query } as unknown as Db,
    { acquire: () => Promise.resolve(7) } as unknown as InstanceLease,
    new AnswerSeal({ derive: () => Buffer.alloc(32) } as unknown as SecretKey),
  );

  it('notes how a request ended once the database is back', async () => {
    const away = Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
    faults = [away, away];
    await requests.keep(CLAIM, { status: 201, body: null });
    await requests.forget(CLAIM);
    expect(statements).toEqual([]);
    while (statements.length < 2) await sleep(20);
    expect(statements).toEqual([
      ['print', 7, 201, expect.stringMatching(/^"v1\./)],
      ['print', 7],
    ]);
  });

  it('carries out what a lost statement left as running, and one of two at a time', async () => {
    const left = { body_hash: 'body', owner: 7, status: null, committed_result: null };
    // For each call: the insert finds a row, the row itself, taking it over.
    answers = [[], [left], [{ fingerprint: 'print' }]];
    const [first, second] = await Promise.allSettled([
      requests.begin('print', 'body', 200),
      requests.begin('print', 'body', 200),
    ]);
    expect(first).toMatchObject({ value: { kind: 'claimed', claim: CLAIM } });
    expect(second).toMatchObject({ reason: { code: 'IDEMPOTENCY_IN_PROGRESS' } });
    await expect(requests.begin('print', 'other', 200)).rejects.toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
    await requests.forget(CLAIM);
    answers = [[{ fingerprint: 'print' }]];
    expect(await requests.begin('print', 'body', 200)).toMatchObject({ kind: 'claimed' });
  });

  it('does not wait for a database that stands still', async () => {
    hangs = true;
    const begun = Date.now();
    await requests.forget(CLAIM);
    expect(Date.now() - begun).toBeLessThan(5_000);
    hangs = false;
  });

  it('does not repeat what the database refuses', async () => {
    faults = [new Error('cannot be stored')];
    await expect(requests.forget(CLAIM)).rejects.toThrow('cannot be stored');
  });
});
