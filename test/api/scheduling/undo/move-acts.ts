import type { ApiAnswer } from '../../../support/api/api-client.js';
import { AGREED } from '../../../support/given/retime-calls.js';
import { bookedOf } from './undo-world.js';
import type { World } from './undo-world.js';

/** Something that is done, and what takes it back. */
export interface Done {
  answer: ApiAnswer;
  /** One after the other, each with the reference of what it takes back. */
  undo: ((undoes: string) => Promise<ApiAnswer>)[];
}
export type Act = (world: World) => Promise<Done>;

/** A page that sees why its person can't do something doesn't even ask the server. */
export const refusedByPage = (message: string): ApiAnswer => ({
  ...{ status: 409, body: { code: 'NOT_SENT', message }, headers: new Headers() },
});

/** A truck, the Unassigned row or no board. */
export type Row = number | 'unassigned' | 'none';
interface Place {
  truck: string | null;
  unassigned: boolean;
}
interface Taking {
  undoes: string;
  /** Where the act left it. */
  from: Place;
}

const pathOf = ({ api }: World, operationId: string): string =>
  `assignment/operation/${api.branchId}/${operationId}`;

const rowOf = ({ truck, unassigned }: Place): string =>
  truck ?? (unassigned ? 'unassigned' : 'none');

async function send(world: World, customer: string, to: Place, taking?: Taking) {
  const { operationId, nounce: customerNounce } = await bookedOf(world, customer);
  const [path, client] = [pathOf(world, operationId), world.as('sales')];
  const { undoes, from } = taking ?? {};
  if (to.truck !== null)
    return client.put(path, { customerNounce, truck: to.truck, undoes, expect: from });
  const expectTruck = from && rowOf(from);
  return client.delete(path, {
    query: { customerNounce, unassigned: to.unassigned, undoes, expectTruck },
  });
}

/** A move on another row. */
export const place =
  (move: number, row: Row): Act =>
  async (world) => {
    const customer = world.customers[move] ?? '';
    const { place: before } = await bookedOf(world, customer);
    const truck = typeof row === 'number' ? (world.trucks[row] ?? '') : null;
    const answer = await send(world, customer, { truck, unassigned: row === 'unassigned' });
    const { place: from } = await bookedOf(world, customer);
    return { answer, undo: [(undoes) => send(world, customer, before, { undoes, from })] };
  };

/** A move at another time, or longer. */
export const time =
  (move: number, hours: { start?: string; duration?: number }): Act =>
  async (world) => {
    const customer = world.customers[move] ?? '';
    const before = await bookedOf(world, customer);
    const put = async (body: object): Promise<ApiAnswer> => {
      const { operationId, nounce: customerNounce } = await bookedOf(world, customer);
      return world.as('sales').put(`${pathOf(world, operationId)}/time`, {
        customerNounce,
        ...body,
      });
    };
    const { start, duration } = before;
    const agreed = hours.start === undefined ? {} : { agreed: AGREED };
    const answer = await put({ ...hours, ...agreed });
    const left = await bookedOf(world, customer);
    const back = async (undoes: string): Promise<ApiAnswer> => {
      const { place: now } = await bookedOf(world, customer);
      const expect = { ...now, start: left.start, duration: left.duration };
      return put({ start, duration, undoes, expect });
    };
    return { answer, undo: [back] };
  };

/** A move on another day and truck. */
export const rebook =
  (move: number, day: number, truck: number, more: object = {}): Act =>
  async (world) => {
    const customer = world.customers[move] ?? '';
    const before = await bookedOf(world, customer);
    const post = async (body: object): Promise<ApiAnswer> => {
      const { activityId, nounce: customerNounce } = await bookedOf(world, customer);
      const path = `move/activity/${activityId}/rebook`;
      return world.as('sales').post(path, { customerNounce, ...body });
    };
    const on = (place: Place, start: string, duration: number) => ({
      operations: [{ _id: before.operationId, ...place, start, duration }],
    });
    const answer = await post({
      ...on({ truck: world.trucks[truck] ?? '', unassigned: false }, '12:00', 2),
      activityDay: world.days[day],
      ...more,
    });
    const expect = placeOf(await bookedOf(world, customer));
    const back = (undoes: string): Promise<ApiAnswer> =>
      post({
        ...on(before.place, before.start, before.duration),
        ...{ activityDay: before.activityDay, undoes, expect },
      });
    return { answer, undo: [back] };
  };

/** Where a move of one part is, for who believes it to be there. */
function placeOf(booked: Awaited<ReturnType<typeof bookedOf>>) {
  const { activityDay, operationId: _id, place: there, start, duration } = booked;
  return { activityDay, operations: [{ _id, ...there, start, duration }] };
}

/** The second move directly after the first one, or by the yard again. */
export const link =
  (isDirect: boolean): Act =>
  async (world) => {
    const [first = '', second = ''] = world.customers;
    const send = async (makes: boolean, more?: object): Promise<ApiAnswer> => {
      const [before, after] = [await bookedOf(world, first), await bookedOf(world, second)];
      const path = `assignment/follow/${world.api.branchId}/${after.operationId}`;
      const nounces = { customerNounce: after.nounce, afterNounce: before.nounce };
      const client = world.as('sales');
      return makes
        ? client.put(path, { ...nounces, after: before.operationId, ...more })
        : client.delete(path, { query: { ...nounces, ...more } });
    };
    const answer = await send(isDirect);
    const { place: expect } = await bookedOf(world, second);
    const known = isDirect ? {} : { expect };
    return { answer, undo: [(undoes) => send(!isDirect, { undoes, ...known })] };
  };

/** Other movers and hours for a booked move, where it is. */
export const rework =
  (move: number): Act =>
  async (world) => {
    const customer = world.customers[move] ?? '';
    const before = await bookedOf(world, customer);
    const post = async (activity: object, more?: object): Promise<ApiAnswer> => {
      const { activityId, operationId: _id, nounce, ...now } = await bookedOf(world, customer);
      return world.as('sales').post(`move/activity/${activityId}/rebook`, {
        ...{ customerNounce: nounce, activityDay: now.activityDay, ...more },
        activity,
        operations: [{ _id, ...now.place }],
      });
    };
    const { figures } = before;
    const answer = await post({ estHours: figures.estHours + 1 });
    const left = await bookedOf(world, customer);
    // Of what a move needs only its version tells whether it changed since.
    const known = { customerNounce: left.nounce, expect: placeOf(left) };
    return { answer, undo: [(undoes) => post(figures, { ...known, undoes })] };
  };
