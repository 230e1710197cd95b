import type { CrewsRepeatedView } from '#modules/scheduling/contract/crews-repeated.view.js';
import type { DailyAssignmentView } from '#modules/scheduling/contract/day.view.js';
import type { ApiAnswer } from '../../../support/api/api-client.js';
import { dayView } from '../day-calls.js';
import { refusedByPage } from './move-acts.js';
import type { Act } from './move-acts.js';
import type { World } from './undo-world.js';

const at = ({ api, days }: World): string => `${api.branchId}/${days[0]}`;
const planOf = async ({ api, days }: World): Promise<DailyAssignmentView> =>
  (await dayView(api, days[0])).assignment;

/** Where somebody works that day: a seat, on call (`null`), or nowhere. */
interface Seat {
  truck: string;
  position: number;
}
async function seatOf(world: World, mover: string): Promise<CrewPlace> {
  const { movers, onCall } = await planOf(world);
  if (onCall.some((id) => id === mover)) return 'onCall';
  const seat = movers.find((one) => one.mover === mover);
  return seat ? { truck: seat.truck, position: seat.position } : null;
}

type CrewPlace = Seat | 'onCall' | null;

/** Where somebody was, and where they are believed to be. */
interface Way {
  to: CrewPlace;
  from: CrewPlace;
}

/** Puts somebody where they were, if they still are where the act left them. */
export async function putBack(
  world: World,
  mover: string,
  { to, from: expect }: Way,
  undoes: string,
): Promise<ApiAnswer> {
  const client = world.as('manager');
  if (to === 'onCall')
    return client.put(`assignment/oncall/${at(world)}`, { onCall: mover, undoes, expect });
  if (to !== null)
    return client.post(`assignment/mover/${at(world)}`, { mover, ...to, undoes, expect });
  if (expect === 'onCall' || expect === null)
    return client.delete(`assignment/oncall/${at(world)}/${mover}`, { query: { undoes } });
  const query = { undoes, expectTruck: expect.truck, expectPosition: expect.position };
  return client.delete(`assignment/mover/${at(world)}/${mover}`, { query });
}

const person =
  (who: number, send: (world: World, mover: string) => Promise<ApiAnswer>): Act =>
  async (world) => {
    const mover = world.people[who] ?? '';
    const before = await seatOf(world, mover);
    const answer = await send(world, mover);
    const way = { to: before, from: await seatOf(world, mover) };
    return { answer, undo: [(undoes) => putBack(world, mover, way, undoes)] };
  };

export const seat = (who: number, truck: number, position: number): Act =>
  person(who, (world, mover) =>
    world
      .as('manager')
      .post(`assignment/mover/${at(world)}`, { mover, truck: world.trucks[truck], position }),
  );

/** Somebody on the seat of the other one, who takes their place or goes. */
export const seatOver =
  (who: number, how: 'swap' | 'replace'): Act =>
  async (world) => {
    const client = world.as('manager');
    const [mover = '', other = ''] = [world.people[who], world.people[1 - who]];
    const [own, seat] = [await seatOf(world, mover), await seatOf(world, other)];
    const post = (body: object): Promise<ApiAnswer> =>
      client.post(`assignment/mover/${at(world)}`, body);
    const answer = await post({ mover, ...Object(seat), [how]: true });
    const back = (undoes: string) =>
      how === 'swap'
        ? post({
            ...{ mover: other, ...Object(seat), swap: true, undoes },
            ...{ expect: own, expectSitting: mover },
          })
        : putBack(world, mover, { to: own, from: seat }, undoes);
    const seated = (undoes: string) => putBack(world, other, { to: seat, from: null }, undoes);
    return { answer, undo: how === 'swap' ? [back] : [back, seated] };
  };

export const unseat = (who: number): Act =>
  person(who, (world, mover) =>
    world.as('manager').delete(`assignment/mover/${at(world)}/${mover}`),
  );

export const onCall = (who: number): Act =>
  person(who, (world, mover) =>
    world.as('manager').put(`assignment/oncall/${at(world)}`, { onCall: mover }),
  );

/** Whether somebody could sit there. */
async function isFree({ api, days }: World, place: CrewPlace): Promise<boolean> {
  if (place === null || place === 'onCall') return true;
  const { trucks, assignment } = await dayView(api, days[0]);
  const truck = trucks.find(({ _id }) => _id === place.truck);
  const isTaken = assignment.movers.some(
    (one) => one.truck === place.truck && one.position === place.position,
  );
  return truck?.unavailable === false && !isTaken;
}

/** Off, which frees the seat. */
export const off =
  (who: number): Act =>
  async (world) => {
    const client = world.as('manager');
    const employee = world.people[who] ?? '';
    const before = await seatOf(world, employee);
    const answer = await client.put(`assignment/off/${at(world)}`, { employee, reason: 'Sick' });
    const backOn = async (undoes: string): Promise<ApiAnswer> => {
      if (!(await isFree(world, before))) return refusedByPage('That seat is not free.');
      return client.delete(`assignment/off/${at(world)}/${employee}`, { query: { undoes } });
    };
    const seated = (undoes: string) => putBack(world, employee, { to: before, from: null }, undoes);
    return { answer, undo: before === null ? [backOn] : [backOn, seated] };
  };

/** Seat by seat. */
const crewsOn = (trucks: readonly string[], movers: DailyAssignmentView['movers']) =>
  Object.fromEntries(
    trucks.map((truck) => [
      truck,
      [0, 1, 2].map(
        (position) =>
          movers.find((one) => one.truck === truck && one.position === position)?.mover ?? null,
      ),
    ]),
  );

/** The crews of both trucks change places. */
export const swapCrews: Act = async (world) => {
  const { movers } = await planOf(world);
  const trucks = world.trucks.slice(0, 2);
  const swap = (more?: object): Promise<ApiAnswer> =>
    world.as('manager').post(`assignment/crews/${at(world)}/swap`, { trucks, ...more });
  const answer = await swap();
  const expect = crewsOn(trucks, (await planOf(world)).movers);
  // Where nobody sits nothing is done.
  return { answer, undo: movers.length > 0 ? [(undoes) => swap({ undoes, expect })] : [] };
};

/** Somebody in charge of the day, or nobody. */
export const manager =
  (who: 'manager' | 'admin' | null): Act =>
  async (world) => {
    const { api, days } = world;
    const { actingManagerId: before } = await planOf(world);
    const put = (actingManagerId: string | null, undoes?: string): Promise<ApiAnswer> =>
      world.as('manager').put('movemanager/assignedmanagers', {
        ...{ branchId: api.branchId, assignmentDay: days[0], actingManagerId, undoes },
      });
    const answer = await put(who && api.people[who]._id);
    return { answer, undo: [(undoes) => put(before, undoes)] };
  };

export const alerts: Act = async (world) => {
  const { api, days } = world;
  const put = async (notes: string, undoes?: string): Promise<ApiAnswer> => {
    const { notesRevision: revision } = await planOf(world);
    return world.as('manager').put('movemanager/notes', {
      ...{ branchId: api.branchId, assignmentDay: days[0], notes, revision, undoes },
    });
  };
  const { notes: before } = await planOf(world);
  const after = `${before}Ice on I-40.\n`;
  const back = async (undoes: string): Promise<ApiAnswer> =>
    (await planOf(world)).notes === after
      ? put(before, undoes)
      : refusedByPage('Someone else has changed the daily alerts.');
  return { answer: await put(after), undo: [back] };
};

/** On the day after, on each truck who was there on the first one. */
export const repeatCrews: Act = async (world) => {
  const { api, days, trucks } = world;
  const client = world.as('manager');
  const path = `${api.branchId}/${days[1]}`;
  const answer = await client.post<CrewsRepeatedView>(`assignment/crews/${path}/repeat`, {
    trucks: trucks.slice(0, 2),
  });
  const taken = answer.body.taken ?? [];
  const undo = taken.map(
    ({ mover, truck: expectTruck, position: expectPosition }) =>
      (undoes: string): Promise<ApiAnswer> =>
        client.delete(`assignment/mover/${path}/${mover}`, {
          query: { undoes, expectTruck, expectPosition },
        }),
  );
  return { answer, undo };
};
