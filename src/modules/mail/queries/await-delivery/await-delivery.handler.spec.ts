import { describe, expect, it } from '@jest/globals';
import type { Db } from '#platform/database/db.js';
import { AwaitDeliveryHandler } from './await-delivery.handler.js';
import { AwaitDeliveryQuery } from './await-delivery.query.js';

const LIMIT_MS = 300;

/**
 * Whether the email is reported as delivered, with a database that answers each look differently.
 */
const told = (looks: readonly (() => Promise<object[]>)[]): Promise<boolean> => {
  let look = 0;
  const prepared = (): Promise<object[]> => looks[Math.min(look++, looks.length - 1)]?.() ?? away();
  const handler = new AwaitDeliveryHandler({ prepared } as Partial<Db> as Db);
  return handler.execute(new AwaitDeliveryQuery('6b02437d60edbcf54d6ed582', LIMIT_MS));
};

const sent = (): Promise<object[]> => Promise.resolve([{}]);
const notSent = (): Promise<object[]> => Promise.resolve([]);
const away = (): Promise<never> =>
  Promise.reject(Object.assign(new Error('gone'), { code: 'ECONNRESET' }));
const silence = (): Promise<never> => new Promise(() => undefined);

describe('waiting for an email to be delivered', () => {
  it('ends when it is', async () => {
    expect(await told([notSent, notSent, sent])).toBe(true);
  });

  it('ends in time when it is not', async () => {
    expect(await told([notSent])).toBe(false);
  });

  it('ends in time when the database says nothing meanwhile', async () => {
    expect(await told([notSent, silence])).toBe(false);
  });

  it('goes on when the database is back', async () => {
    expect(await told([notSent, away, sent])).toBe(true);
  });

  it('passes on what is nobody’s absence', async () => {
    const broken = (): Promise<never> => Promise.reject(new Error('broken'));
    await expect(told([broken])).rejects.toThrow('broken');
  });
});
