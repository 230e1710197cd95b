import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { ApiClient } from '../support/api/api-client.js';
import { BAD_KINDS } from '../support/fuzz/bad-values.js';
import { givenWorld } from '../support/fuzz/given-world.js';
import { OpenApi } from '../support/fuzz/open-api.js';
import { refusalFault } from '../support/fuzz/refusal-fault.js';
import { MalformedBodies } from '../support/fuzz/malformed-bodies.js';
import type { MalformedBody } from '../support/fuzz/malformed-bodies.js';
import { storedRows } from '../support/fuzz/stored-rows.js';
import { startProduct } from '../support/product/start-product.js';
import type { Product } from '../support/product/start-product.js';
import { IS_THOROUGH } from '../support/thorough.js';

/** The document of the built product: only the build reads the fields out of the classes. */
describe('every field of every body', () => {
  let product: Product;
  let database: pg.Client;
  let bodies: MalformedBodies;

  beforeAll(async () => {
    product = await startProduct({ FIRST_ADMIN: 'admin@emma.test', JOBS_IN_PROCESS: 'off' });
    const admin = await product.signIn('admin@emma.test');
    const document = await OpenApi.read(new ApiClient(product.origin));
    bodies = new MalformedBodies(product.origin, admin, await givenWorld(admin), document);
    database = new pg.Client({ connectionString: product.databaseUrl });
    await database.connect();
  });
  afterAll(async () => {
    await database?.end();
    await product?.stop();
  });

  const kinds = (isRefused: boolean) => BAD_KINDS.filter((kind) => kind.isRefused === isRefused);

  /** What is wrong with a refusal; undefined if nothing is. */
  const faultOf = ({ answer }: MalformedBody): string | undefined =>
    answer.status >= 500 ? `${answer.status}: ${answer.text}` : refusalFault(answer);
  const told = ({ name, paths, kind }: MalformedBody, fault: string): string =>
    `${name}: ${paths.join()} is ${kind}: ${fault}`;

  it('is named in a clear refusal, and nothing is stored, where no field takes such a value', async () => {
    const before = await storedRows(database);
    const asked = await bodies.oneByOne(kinds(true));
    const wrong = asked.flatMap((one) => {
      const { status, text } = one.answer;
      // An entry of a list is named by the list.
      const path = one.paths[0]?.replace(/\.\d+$/, '');
      const isNamed = text.includes(`"path":"${path}`);
      const fault = status < 400 ? `${status}` : (faultOf(one) ?? (isNamed ? undefined : text));
      return fault ? [told(one, fault)] : [];
    });
    expect(wrong).toEqual([]);
    expect(asked.length).toBeGreaterThan(IS_THOROUGH ? 900 : 300);
    expect(await storedRows(database)).toEqual(before);
  });

  it('is taken or clearly refused by its name where a text is odd, and what is refused is not stored', async () => {
    const asked = await bodies.together(kinds(false));
    const refused = asked.filter(({ answer }) => answer.status >= 400);
    const wrong = refused.flatMap((one) => {
      const fault = faultOf(one);
      return fault ? [told(one, fault)] : [];
    });
    expect(wrong).toEqual([]);
    expect(asked.length).toBeGreaterThan(refused.length + (IS_THOROUGH ? 50 : 15));
    const before = await storedRows(database);
    await bodies.repeat(refused);
    expect(await storedRows(database)).toEqual(before);
  });
});
