import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ApiClient } from '../../support/api/api-client.js';
import { startProduct } from '../../support/product/start-product.js';
import type { Product } from '../../support/product/start-product.js';
import { givenWorld } from './given-world.js';
import { faultOf } from './judge.js';
import type { WireAnswer } from './judge.js';
import { OpenApi } from './open-api.js';
import type { Call } from './open-api.js';
import { requestsOf } from './requests.js';
import type { WireRequest } from './requests.js';
import { Values } from './values.js';

/** Requests a call. */
const REQUESTS = 1_000;
const SEED = 20_261_121;
const AT_ONCE = 16;
/** Faults of a call that are told; the others are of the same kinds. */
const TOLD = 5;

/** Every call of the document, asked for in every wrong way, of a server of its own. */
describe('nonsense', () => {
  let product: Product;
  let admin: ApiClient;
  let document: OpenApi;
  let values: Values;
  const answered = new Map<number, number>();

  beforeAll(async () => {
    product = await startProduct({ FIRST_ADMIN: 'admin@emma.test' });
    admin = await product.signIn('admin@emma.test');
    document = await OpenApi.read(new ApiClient(product.origin));
    values = new Values(document, await givenWorld(admin));
  }, 150_000);
  afterAll(() => product?.stop());

  async function send({ method, target, headers, body }: WireRequest): Promise<WireAnswer> {
    const ask = (): Promise<Response> =>
      fetch(`${product.origin}${target}`, {
        method,
        redirect: 'manual',
        headers: { authorization: `Bearer ${admin.token}`, ...headers },
        ...(body === undefined ? {} : { body }),
      });
    // Once more, because a connection that was kept alive may be closed just as it is used.
    const answer = await ask().catch(ask);
    const { status } = answer;
    answered.set(status, (answered.get(status) ?? 0) + 1);
    return { status, headers: answer.headers, text: await answer.text() };
  }

  /** What is wrong with the answers of one call, each kind once, with a request that shows it. */
  async function faultsOf(call: Call): Promise<string[]> {
    const requests = fc.sample(requestsOf(call, values), { numRuns: REQUESTS, seed: SEED });
    const faults = new Map<string, string>();
    const waiting = requests.values();
    const work = async (): Promise<void> => {
      for (const request of waiting) {
        const fault = faultOf(call, request, await send(request), document);
        if (fault) faults.set(kindOf(fault), `${call.name}: ${fault} ← ${shown(request)}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return [...faults.values()].slice(0, TOLD);
  }

  const kindOf = (fault: string): string => fault.replace(/[0-9a-f]{8}-[0-9a-f-]{27}|\d+\./g, '');
  const shown = ({ target, sent }: WireRequest): string =>
    `${target.slice(0, 300)} ${JSON.stringify(sent)?.slice(0, 600)}`;

  it('is refused by every call in the document’s words, never with a system error', async () => {
    const wrong: string[] = [];
    const { calls } = document;
    for (const call of calls) wrong.push(...(await faultsOf(call)));
    const asked = [...answered.values()].reduce((sum, count) => sum + count, 0);
    const counts = [...answered].sort().map(([status, count]) => `${status}: ${count}`);
    process.stdout.write(`${calls.length} calls, ${asked} requests → ${counts.join(', ')}\n`);
    expect(wrong).toEqual([]);
    expect(asked).toBe(calls.length * REQUESTS);
    expect((await admin.get('employee/self')).status).toBe(200);
  }, 3_600_000);
});
