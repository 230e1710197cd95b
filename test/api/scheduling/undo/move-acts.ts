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

/** A truck, the Unassigned row or no board. */
export type Row = number | 'unassigned' | 'none';
interface Place {
  truck: string | null;
  unassigned: boolean;
}

const pathOf = ({ api }: World, operationId: string): string =>
  `assignment/operation/${api.branchId}/${operationId}`;

async function send(world: World, customer: string, to: Place, undoes?: string) {
  const { operationId, nounce: customerNounce } = await bookedOf(world, customer);
  const [path, client] = [pathOf(world, operationId), world.api.as('sales')];
  if (to.truck !== null) return client.put(path, { customerNounce, truck: to.truck, undoes });
  return client.delete(path, { query: { customerNounce, unassigned: to.unassigned, undoes } });
}

/** A move on another row. */
export const place =
  (move: number, row: Row): Act =>
  async (world) => {
    const customer = world.customers[move] ?? '';
    const { place: before } = await bookedOf(world, customer);
    const truck = typeof row === 'number' ? (world.trucks[row] ?? '') : null;
    const answer = await send(world, customer, { truck, unassigned: row === 'unassigned' });
    return { answer, undo: [(undoes) => send(world, customer, before, undoes)] };
  };

/** A move at another time, or longer. */
export const time =
  (move: number, hours: { start?: string; duration?: number }): Act =>
  async (world) => {
    const customer = world.customers[move] ?? '';
    const before = await bookedOf(world, customer);
    const put = async (body: object): Promise<ApiAnswer> => {
      const { operationId, nounce: customerNounce } = await bookedOf(world, customer);
      return world.api.as('sales').put(`${pathOf(world, operationId)}/time`, {
        customerNounce,
        ...body,
      });
    };
    const { start, duration } = before;
    const agreed = hours.start === undefined ? {} : { agreed: AGREED };
    return {
      answer: await put({ ...hours, ...agreed }),
      undo: [(undoes) => put({ start, duration, undoes })],
    };
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
      return world.api.as('sales').post(path, { customerNounce, ...body });
    };
    const on = (place: Place, start: string, duration: number) => ({
      operations: [{ _id: before.operationId, ...place, start, duration }],
    });
    const answer = await post({
      ...on({ truck: world.trucks[truck] ?? '', unassigned: false }, '12:00', 2),
      activityDay: world.days[day],
      ...more,
    });
    const now = await bookedOf(world, customer);
    const { activityDay, place: there, start, duration } = now;
    const operation = { _id: now.operationId, ...there, start, duration };
    const back = (undoes: string): Promise<ApiAnswer> =>
      post({
        ...on(before.place, before.start, before.duration),
        ...{ activityDay: before.activityDay, undoes },
        expect: { activityDay, operations: [operation] },
      });
    return { answer, undo: [back] };
  };

/** The second move directly after the first one, or by the yard again. */
export const link =
  (isDirect: boolean): Act =>
  async (world) => {
    const [first = '', second = ''] = world.customers;
    const send = async (makes: boolean, undoes?: string): Promise<ApiAnswer> => {
      const [before, after] = [await bookedOf(world, first), await bookedOf(world, second)];
      const path = `assignment/follow/${world.api.branchId}/${after.operationId}`;
      const nounces = { customerNounce: after.nounce, afterNounce: before.nounce };
      const client = world.api.as('sales');
      return makes
        ? client.put(path, { ...nounces, after: before.operationId, undoes })
        : client.delete(path, { query: { ...nounces, undoes } });
    };
    return { answer: await send(isDirect), undo: [(undoes) => send(!isDirect, undoes)] };
  };

/** Other movers and hours for a booked move, where it is. */
export const rework =
  (move: number): Act =>
  async (world) => {
    const customer = world.customers[move] ?? '';
    const before = await bookedOf(world, customer);
    const post = async (estHours: number, undoes?: string): Promise<ApiAnswer> => {
      const { activityId, operationId: _id, nounce, ...now } = await bookedOf(world, customer);
      const { truck } = now.place;
      return world.api.as('sales').post(`move/activity/${activityId}/rebook`, {
        ...{ customerNounce: nounce, activityDay: now.activityDay, undoes },
        activity: { estHours },
        operations: [{ _id, truck }],
      });
    };
    const { estHours } = before;
    return { answer: await post(estHours + 1), undo: [(undoes) => post(estHours, undoes)] };
  };
