import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import type { ApiClient } from '../../support/api/api-client.js';
import { LiveConnection } from '../../support/api/live-connection.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { answered, givenWorld } from '../../support/fuzz/given-world.js';
import type { World } from '../../support/fuzz/given-world.js';
import { valueInPath } from '../../support/fuzz/good-targets.js';
import { keyOf } from './call-keys.js';
import { fieldsOf } from './fields-of.js';
import { HIDDEN, SENSITIVE, SENSITIVE_SENT, SENSITIVE_SHOWN } from './reduced-fields.js';

const DAY = '2027-03-10';
const CREWS = ['mover', 'lead'] as const;

/** What calls need besides their path. */
const QUERIES: Readonly<Record<string, Record<string, string>>> = {
  'GET customer': { columns: 'estimate,source,phone,nextStart' },
  'GET movemanager/load/{branchId}': { from: DAY, to: DAY },
  'GET places/memory': { street: '1200 N Walker Ave', zip: '73103' },
  'GET maps/area': { south: '35', west: '-98', north: '36', east: '-97' },
};
/** They answer with bytes, or with what another company says. */
const WITHOUT_FIELDS = /^GET (maps\/(tiles|streetview)|jobs\/)/;

interface Message {
  change: { items: { kind: string }[] };
}

/** Every answer and message that movers and leads get, held against what an admin gets. */
describe('what movers and team leads are told', () => {
  let api: TestApi;
  let world: World;
  let calls: string[];

  beforeAll(async () => {
    api = await startTestApi();
    const admin = api.as('admin');
    world = await givenWorld(admin);
    await fill(admin, world.branchId);
    const { body } = await api.anonymous.get<{ paths: Record<string, object> }>(
      '/api/openapi.json',
    );
    calls = Object.entries(body.paths)
      .flatMap(([path, methods]) => ('get' in methods ? [path.replace('/api/v3/', '')] : []))
      .filter((path) => ['read', 'self'].includes(keyOf('GET', path) ?? ''))
      .map((path) => `GET ${path}`)
      .filter((call) => !WITHOUT_FIELDS.test(call));
  });
  afterAll(() => api?.close());

  /** Something in every field that is hidden from somebody. */
  async function fill(admin: ApiClient, branchId: string): Promise<void> {
    const { customerId, truckId } = world;
    const { body: customer } = await admin.get<CustomerView>(`customer/${customerId}`);
    const { nounce } = await answered<CustomerView>(
      admin.put(`customermgt/${customerId}`, {
        nounce: customer.nounce,
        altEmail: 'second@example.test',
        notes: 'The office’s own',
        move: { meta: { actualPrice: 700 }, activities: [] },
      }),
    );
    for (const [position, { _id: mover }] of [api.people.lead, api.people.mover].entries()) {
      const seat = { mover, truck: truckId, position };
      await answered(admin.post(`assignment/mover/${branchId}/${DAY}`, seat));
    }
    await answered(
      admin.put(`assignment/operation/${branchId}/${world.operationId}`, {
        customerNounce: nounce,
        truck: truckId,
      }),
    );
    const notes = { branchId, assignmentDay: DAY, notes: 'Marathon downtown', revision: 0 };
    await answered(admin.put('movemanager/notes', notes));
  }

  const pathOf = (call: string, self: string): string =>
    call.replace('GET ', '').replace(/\{(\w+)\}/g, (_all, name: string) => {
      if (/schedule\//.test(call)) return self;
      return name === 'date' ? DAY : valueInPath(`/${call.replace('GET ', '')}`, name, world);
    });

  const read = async (call: string, client: ApiClient, self: string): Promise<Set<string>> => {
    const range = call.startsWith('GET assignment/schedule') ? { from: DAY, to: DAY } : {};
    const query = { ...QUERIES[call], ...range };
    const { status, body } = await client.get<unknown>(pathOf(call, self), { query });
    expect([call, status]).toEqual([call, 200]);
    return fieldsOf(body);
  };

  it.each(CREWS)(
    'hides from the %s what nobody has named, and nothing else [R-ACCESS-15]',
    async (person) => {
      const hidden: Record<string, string[]> = {};
      for (const call of calls) {
        const self = api.people[person]._id;
        const all = await read(call, api.as('admin'), self);
        const told = await read(call, api.as(person), self);
        expect([call, [...told].filter((field) => !all.has(field))]).toEqual([call, []]);
        const left = [...all].filter((field) => !told.has(field)).sort();
        if (left.length > 0) hidden[call] = left;
      }
      expect(hidden).toEqual(HIDDEN);
    },
  );

  it.each(CREWS)(
    'tells the %s no money, address or note that is not listed [R-ACCESS-15]',
    async (person) => {
      const told: string[] = [];
      for (const call of calls) {
        const fields = await read(call, api.as(person), api.people[person]._id);
        told.push(
          ...[...fields].filter((field) => SENSITIVE.test(field)).map((one) => `${call} ${one}`),
        );
      }
      expect(told.sort()).toEqual(SENSITIVE_SHOWN);
    },
  );

  /** Does something of every kind that boards and customers' pages are told of. */
  async function changeEverything(): Promise<void> {
    const admin = api.as('admin');
    const { branchId, customerId, otherTruckId: other } = world;
    const { body: customer } = await admin.get<CustomerView>(`customer/${customerId}`);
    const changed = { nounce: customer.nounce, lastName: `Gomez${Date.now()}` };
    await answered(admin.put(`customermgt/${customerId}`, changed));
    const off = { employee: world.employeeId, reason: 'Sick' };
    await answered(admin.put(`assignment/off/${branchId}/${DAY}`, off));
    const out = { date: DAY, truckIds: [other], note: 'Brakes' };
    await answered(admin.put('movemanager/removefromservice', out));
    await answered(admin.put('movemanager/returntoservice', { date: DAY, truckIds: [other] }));
    const call = { contractId: customerId, phone: '4055550100', notes: 'Pays $700 at most' };
    await answered(admin.post('contract/phone', { ...call, isVoiceMail: false, isSms: false }));
  }

  it.each(CREWS)('sends the %s no message with more than that [R-ACCESS-15]', async (person) => {
    const topics = [`board:${world.branchId}:${DAY}`, `customer:${world.customerId}`];
    const connection = await LiveConnection.open(api.origin, api.as(person).token);
    try {
      for (const topic of topics) await connection.ask('watch', { topic });
      await changeEverything();
      const isLast = ({ change }: Message): boolean =>
        change.items.some(({ kind }) => kind === 'call');
      await connection.until<Message>('changed', isLast);
      const items = connection.all<Message>('changed').flatMap(({ change }) => change.items);
      const kinds = new Set(items.map(({ kind }) => kind));
      expect([...kinds].sort()).toEqual(['assignment', 'booking', 'call', 'customer', 'trucks']);
      const told = items.flatMap((item) => [...fieldsOf(item, item.kind)]);
      const sensitive = [...new Set(told)].filter((field) => SENSITIVE.test(field)).sort();
      expect(sensitive).toEqual(SENSITIVE_SENT);
    } finally {
      connection.close();
    }
  });
});
