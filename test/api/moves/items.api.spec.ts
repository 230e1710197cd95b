import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import type { ItemView } from '#modules/moves/contract/location.view.js';
import type { DayView } from '#modules/scheduling/contract/day.view.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import {
  activityOf,
  customerOf,
  givenBooked,
  givenCustomer,
  historyOf,
  stops,
} from './move-fixtures.js';

const BOXES = { name: 'Wardrobe box', quantity: 4, cubicFeet: 5.5 };
const SOFA = { name: 'Sofa', quantity: 1, cubicFeet: 62.5 };
const LAMPS = { name: 'Floor lamp', quantity: 2 };
const LISTED = [BOXES, SOFA, LAMPS];
const [LOAD, UNLOAD] = stops();

describe('what is moved', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  const save = (customer: CustomerView, locations: unknown[]) =>
    api.as('sales').put<CustomerView>(`customermgt/${customer._id}`, {
      nounce: customer.nounce,
      move: { activities: [{ _id: activityOf(customer)._id, locations }] },
    });
  const listed = async (items: unknown[] = LISTED): Promise<CustomerView> => {
    const customer = await givenCustomer(api);
    const { status, body } = await save(customer, [{ ...LOAD, items }, UNLOAD]);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return customerOf(api.as('sales'), customer._id);
  };
  const locationsOf = (customer: CustomerView) => activityOf(customer).locations;
  const itemsOf = (customer: CustomerView): ItemView[] => locationsOf(customer)[0]?.items ?? [];
  const faultsOf = async (customer: CustomerView, items: unknown[]): Promise<string[]> => {
    const { body } = await save(customer, [{ ...LOAD, items }, UNLOAD]);
    const { code, errors = [] } = body as unknown as {
      code: string;
      errors?: { path: string }[];
    };
    expect(code).toBe('VALIDATION_FAILED');
    return errors.map(({ path }) => path);
  };

  it('is listed at a stop in the order sent, with its volume [R-STOP-15]', async () => {
    const customer = await listed();
    const [load, unload] = locationsOf(customer);
    expect(load?.items).toEqual(
      LISTED.map((item) => ({ _id: expect.any(String), cubicFeet: null, ...item })),
    );
    expect(load?.itemVolume).toBe(84.5);
    expect(unload).not.toHaveProperty('items');
    expect(unload).not.toHaveProperty('itemVolume');
  });

  it('is replaced as lists are: known ones stay themselves, absent stays, [] empties [R-STOP-15]', async () => {
    const customer = await listed();
    const [boxes, sofa, lamps] = itemsOf(customer);
    const [load, unload] = locationsOf(customer);
    const other = [{ ...lamps, quantity: 3 }, { name: 'Piano', quantity: 1 }, { ...sofa }];
    const { body: changed } = await save(customer, [{ ...load, items: other }, unload]);
    expect(itemsOf(changed).map(({ _id, name, quantity }) => [_id, name, quantity])).toEqual([
      [lamps?._id, 'Floor lamp', 3],
      [expect.any(String), 'Piano', 1],
      [sofa?._id, 'Sofa', 1],
    ]);
    expect(itemsOf(changed).map(({ _id }) => _id)).not.toContain(boxes?._id);
    const { items: _kept, ...silent } = locationsOf(changed)[0]!;
    const { body: same } = await save(changed, [{ ...silent, notes: 'Ring' }, unload]);
    expect(itemsOf(same)).toEqual(itemsOf(changed));
    const { body: empty } = await save(same, [{ ...silent, items: [] }, unload]);
    expect(locationsOf(empty)[0]).not.toHaveProperty('items');
    expect((await customerOf(api.as('sales'), empty._id)).move.activities).toEqual(
      empty.move.activities,
    );
  });

  it('is refused with its path [R-STOP-15]', async () => {
    const customer = await listed();
    const at = 'move.activities.0.locations.0.items';
    expect(await faultsOf(customer, [{ ...SOFA, quantity: 0 }])).toEqual([`${at}.0.quantity`]);
    expect(await faultsOf(customer, [SOFA, { ...SOFA, quantity: 1000 }])).toEqual([
      `${at}.1.quantity`,
    ]);
    expect(await faultsOf(customer, [{ ...SOFA, quantity: 1.5 }])).toEqual([`${at}.0.quantity`]);
    expect(await faultsOf(customer, [{ ...SOFA, cubicFeet: 0.25 }])).toEqual([`${at}.0.cubicFeet`]);
    expect(await faultsOf(customer, [{ ...SOFA, cubicFeet: 1000 }])).toEqual([`${at}.0.cubicFeet`]);
    expect(await faultsOf(customer, [{ ...SOFA, name: ' \u200b' }])).toEqual([`${at}.0.name`]);
    expect(await faultsOf(customer, [{ ...SOFA, name: 'x'.repeat(61) }])).toEqual([`${at}.0.name`]);
    expect(
      await faultsOf(
        customer,
        Array.from({ length: 301 }, () => SOFA),
      ),
    ).toEqual([at]);
    const [sofa] = itemsOf(customer);
    expect(await faultsOf(customer, [sofa, sofa])).toContain(`${at}.0._id`);
    const others = itemsOf(await listed());
    expect(await faultsOf(customer, others)).toContain(`${at}.0._id`);
  });

  it('may hold three hundred kinds', async () => {
    const many = Array.from({ length: 300 }, (_, n) => ({ ...SOFA, name: `Box ${n}` }));
    const customer = await listed(many);
    expect(itemsOf(customer).map(({ name }) => name)).toEqual(many.map(({ name }) => name));
  });

  it('is told by the history, field by field and as a whole [R-STOP-16]', async () => {
    const customer = await listed();
    const [boxes, sofa, lamps] = itemsOf(customer);
    const [load, unload] = locationsOf(customer);
    const items = [{ ...boxes, quantity: 6 }, sofa, { name: 'Piano', quantity: 1 }];
    const { body } = await save(customer, [{ ...load, items }, unload]);
    const at = `move.activities.${activityOf(body)._id}.locations.${load?._id}.items`;
    const piano = itemsOf(body)[2]?._id;
    const changes = (await historyOf(api, body._id)).at(-1)?.changes;
    expect(changes).toEqual([
      {
        field: `${at}.${lamps?._id}`,
        before: { ...LAMPS, cubicFeet: null, position: 2 },
        after: null,
      },
      { field: `${at}.${boxes?._id}.quantity`, before: 4, after: 6 },
      {
        field: `${at}.${piano}`,
        before: null,
        after: { name: 'Piano', quantity: 1, cubicFeet: null, position: 2 },
      },
    ]);
  });

  it('gets new ids in a clone', async () => {
    const customer = await listed();
    const { body } = await api.as('sales').post<{ id: string }>(`customer/clone/${customer._id}`);
    const copied = itemsOf(await customerOf(api.as('sales'), body.id));
    expect(copied.map(({ _id: _own, ...item }) => item)).toEqual(
      itemsOf(customer).map(({ _id: _theirs, ...item }) => item),
    );
    const known = itemsOf(customer).map(({ _id }) => _id);
    expect(copied.filter(({ _id }) => known.includes(_id))).toEqual([]);
  });

  it('changes while a truck is booked, and crews see it on the board [R-MOVE-9, R-STOP-16]', async () => {
    const booked = await givenBooked(api, '2027-04-07', stops());
    const [load, unload] = locationsOf(booked);
    const { status } = await save(booked, [
      { _id: load?._id, items: LISTED },
      { _id: unload?._id },
    ]);
    expect(status).toBe(200);
    const { body } = await api
      .as('mover')
      .get<DayView>(`movemanager/day_view/2027-04-07/${api.branchId}`);
    const bookings = body.customers.find(({ _id }) => _id === booked._id)?.bookings;
    const [stop, other] = bookings?.[0]?.metaData.activity.locations ?? [];
    expect(stop).toMatchObject({ items: [BOXES, SOFA, { ...LAMPS, cubicFeet: null }] });
    expect(stop?.itemVolume).toBe(84.5);
    expect(other).not.toHaveProperty('items');
    const { body: seen } = await api.as('mover').get<CustomerView>(`customer/${booked._id}`);
    expect(locationsOf(seen)[0]?.itemVolume).toBe(84.5);
  });
});
