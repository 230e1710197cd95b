import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ApiClient } from '../../support/api/api-client.js';
import { bodyFields } from '../../support/fuzz/body-fields.js';
import { givenWorld } from '../../support/fuzz/given-world.js';
import type { World } from '../../support/fuzz/given-world.js';
import { goodBodies } from '../../support/fuzz/good-bodies.js';
import { valueInPath } from '../../support/fuzz/good-targets.js';
import { OpenApi } from '../../support/fuzz/open-api.js';
import type { Call } from '../../support/fuzz/open-api.js';
import { readOnlyFields } from '../../support/fuzz/read-only-fields.js';
import type { WireAnswer } from '../../support/fuzz/refusal-fault.js';
import { startProduct } from '../../support/product/start-product.js';
import type { Product } from '../../support/product/start-product.js';
import { Judge } from './judge.js';
import { requestsOf, withBody } from './requests.js';
import type { WireRequest } from './requests.js';
import { Values } from './values.js';

/** Requests a call; `FUZZ_REQUESTS` asks for fewer or more. */
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 1_000);
/** The calls that are asked, by name (`PUT /api/v3/branch/{id}`): all, or those of `FUZZ_CALLS`. */
const CALLS = new RegExp(process.env['FUZZ_CALLS'] ?? '.');
const SEED = 20_261_121;
const AT_ONCE = 16;
const ADMIN = 'admin@emma.test';
/** What matters is the answer, not how soon it comes: on a busy machine a statement waits longer. */
const SLOW_DATABASE = { DATABASE_CONNECT_MS: '60000', DATABASE_ANSWER_MS: '60000' };
/** How many faults of a call are reported; the others are of the same kinds. */
const TOLD = 5;

/** Every call of the document, asked for in every wrong way, of a server of its own. */
describe('malformed requests', () => {
  let product: Product;
  let admin: ApiClient;
  let document: OpenApi;
  let judge: Judge;
  let values: Values;
  let world: World;
  const isReadOnly = readOnlyFields();
  const answered = new Map<number, number>();

  beforeAll(async () => {
    product = await startProduct({ FIRST_ADMIN: ADMIN, ...SLOW_DATABASE });
    admin = await product.signIn(ADMIN);
    document = await OpenApi.read(new ApiClient(product.origin));
    judge = new Judge(document);
    world = await givenWorld(admin);
    values = new Values(document, Object.values({ ...world }));
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
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  }

  /** What is wrong with the answers of one call, each kind once, with a request that shows it. */
  async function faultsOf(call: Call): Promise<string[]> {
    const began = Date.now();
    const make = goodBodies(admin, world)[`${call.method} ${call.path.replace('/api/v3/', '')}`];
    const known = {
      fields: bodyFields(call.body ?? {}, document, isReadOnly),
      valueInPath: (name: string) => valueInPath(call.path, name, world),
      isBodyKnown: make !== undefined,
    };
    const requests = fc.sample(requestsOf(call, values, known), { numRuns: REQUESTS, seed: SEED });
    let good = await make?.();
    const faults = new Map<string, string>();
    const counts = new Map<number, number>();
    const waiting = requests.values();
    const work = async (): Promise<void> => {
      for (const one of waiting) {
        const request = withBody(one, good);
        const answer = await send(request);
        // What was taken has changed things, or something else has.
        if (answer.status < 300 || answer.status === 409) good = await make?.();
        counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1);
        const fault = judge.faultOf(call, request, answer);
        if (fault) faults.set(kindOf(fault), `${call.name}: ${fault} ← ${shown(request)}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    say(`${call.name}: ${tally(counts)} in ${((Date.now() - began) / 1_000).toFixed(1)} s`);
    for (const [status, count] of counts) answered.set(status, count + (answered.get(status) ?? 0));
    return [...faults.values()].slice(0, TOLD);
  }

  it('is refused by every call in the document’s words, never with a system error', async () => {
    const wrong: string[] = [];
    const calls = document.calls.filter(({ name }) => CALLS.test(name)).sort(byHarm);
    for (const call of calls) {
      // Again, because one of the calls ends the session.
      admin = await product.signIn(ADMIN);
      const faults = await faultsOf(call);
      faults.forEach(say);
      wrong.push(...faults);
    }
    const asked = [...answered.values()].reduce((sum, count) => sum + count, 0);
    say(`${calls.length} calls, ${asked} requests: ${tally(answered)}`);
    expect(wrong).toEqual([]);
    expect(asked).toBe(calls.length * REQUESTS);
    expect((await product.signIn(ADMIN)).token).toBeTruthy();
  }, 7_200_000);
});

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
/** What takes away comes last, so that there is something to ask for until then. */
const byHarm = (one: Call, other: Call): number =>
  METHODS.indexOf(one.method) - METHODS.indexOf(other.method);

const kindOf = (fault: string): string => fault.replace(/[0-9a-f]{8}-[0-9a-f-]{27}|\d+\./g, '');
const shown = ({ target, sent }: WireRequest): string =>
  `${target.slice(0, 300)} ${JSON.stringify(sent)?.slice(0, 600)}`;
const tally = (counts: Map<number, number>): string =>
  [...counts]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${status} × ${count}`)
    .join(', ');
/** The run's standard output is jest's. */
const say = (line: string): void => void process.stderr.write(`${line}\n`);
