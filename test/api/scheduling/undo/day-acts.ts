import type { DailyAssignmentView } from '#modules/scheduling/contract/day.view.js';
import type { TruckView } from '#modules/trucks/contract/truck.view.js';
import type { ApiAnswer } from '../../../support/api/api-client.js';
import { dayView } from '../day-calls.js';
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
async function seatOf(world: World, mover: string): Promise<Seat | 'onCall' | null> {
  const { movers, onCall } = await planOf(world);
  if (onCall.some((id) => id === mover)) return 'onCall';
  const seat = movers.find((one) => one.mover === mover);
  return seat ? { truck: seat.truck, position: seat.position } : null;
}

/** Puts somebody where they were. */
async function putBack(
  world: World,
  mover: string,
  to: Seat | 'onCall' | null,
  undoes: string,
): Promise<ApiAnswer> {
  const client = world.api.as('manager');
  if (to === 'onCall')
    return client.put(`assignment/oncall/${at(world)}`, { onCall: mover, undoes });
  if (to !== null) return client.post(`assignment/mover/${at(world)}`, { mover, ...to, undoes });
  const from = (await seatOf(world, mover)) === 'onCall' ? 'oncall' : 'mover';
  return client.delete(`assignment/${from}/${at(world)}/${mover}`, { query: { undoes } });
}

const person =
  (who: number, send: (world: World, mover: string) => Promise<ApiAnswer>): Act =>
  async (world) => {
    const mover = world.people[who] ?? '';
    const before = await seatOf(world, mover);
    const answer = await send(world, mover);
    return { answer, undo: [(undoes) => putBack(world, mover, before, undoes)] };
  };

export const seat = (who: number, truck: number, position: number): Act =>
  person(who, (world, mover) =>
    world.api
      .as('manager')
      .post(`assignment/mover/${at(world)}`, { mover, truck: world.trucks[truck], position }),
  );

/** Somebody on the seat of the other one, who takes their place or goes. */
export const seatOver =
  (who: number, how: 'swap' | 'replace'): Act =>
  async (world) => {
    const client = world.api.as('manager');
    const [mover = '', other = ''] = [world.people[who], world.people[1 - who]];
    const [own, seat] = [await seatOf(world, mover), await seatOf(world, other)];
    const post = (body: object): Promise<ApiAnswer> =>
      client.post(`assignment/mover/${at(world)}`, body);
    const answer = await post({ mover, ...Object(seat), [how]: true });
    const back = (undoes: string) =>
      how === 'swap'
        ? post({ mover: other, ...Object(seat), swap: true, undoes })
        : putBack(world, mover, own, undoes);
    const seated = (undoes: string) => putBack(world, other, seat, undoes);
    return { answer, undo: how === 'swap' ? [back] : [back, seated] };
  };

export const unseat = (who: number): Act =>
  person(who, (world, mover) =>
    world.api.as('manager').delete(`assignment/mover/${at(world)}/${mover}`),
  );

export const onCall = (who: number): Act =>
  person(who, (world, mover) =>
    world.api.as('manager').put(`assignment/oncall/${at(world)}`, { onCall: mover }),
  );

/** Off, which frees the seat. */
export const off =
  (who: number): Act =>
  async (world) => {
    const client = world.api.as('manager');
    const employee = world.people[who] ?? '';
    const before = await seatOf(world, employee);
    const answer = await client.put(`assignment/off/${at(world)}`, { employee, reason: 'Sick' });
    const backOn = (undoes: string): Promise<ApiAnswer> =>
      client.delete(`assignment/off/${at(world)}/${employee}`, { query: { undoes } });
    const seated = (undoes: string) => putBack(world, employee, before, undoes);
    return { answer, undo: before === null ? [backOn] : [backOn, seated] };
  };

/** The crews of both trucks change places. */
export const swapCrews: Act = async (world) => {
  const { movers } = await planOf(world);
  const swap = (undoes?: string): Promise<ApiAnswer> =>
    world.api
      .as('manager')
      .post(`assignment/crews/${at(world)}/swap`, { trucks: world.trucks, undoes });
  const answer = await swap();
  // Where nobody sits nothing is done.
  return { answer, undo: movers.length > 0 ? [swap] : [] };
};

export const manager: Act = async (world) => {
  const { api, days } = world;
  const { actingManagerId: before } = await planOf(world);
  const put = (actingManagerId: string | null, undoes?: string): Promise<ApiAnswer> =>
    api.as('manager').put('movemanager/assignedmanagers', {
      ...{ branchId: api.branchId, assignmentDay: days[0], actingManagerId, undoes },
    });
  const answer = await put(before === null ? api.people.manager._id : null);
  return { answer, undo: [(undoes) => put(before, undoes)] };
};

export const alerts: Act = async (world) => {
  const { api, days } = world;
  const put = async (notes: string, undoes?: string): Promise<ApiAnswer> => {
    const { notesRevision: revision } = await planOf(world);
    return api.as('manager').put('movemanager/notes', {
      ...{ branchId: api.branchId, assignmentDay: days[0], notes, revision, undoes },
    });
  };
  const { notes: before } = await planOf(world);
  const answer = await put(`${before}Ice on I-40.\n`);
  return { answer, undo: [(undoes) => put(before, undoes)] };
};

/** A truck in the shop, or back from it. */
export const shop =
  (truck: number): Act =>
  async (world) => {
    const { api, days, trucks } = world;
    const truckIds = [trucks[truck] ?? ''];
    const crew = (await planOf(world)).movers.filter((one) => one.truck === truckIds[0]);
    const { body } = await api
      .as('manager')
      .get<{ trucks: { _id: string }[] }>(`movemanager/day_view/${days[0]}/${api.branchId}`);
    const shown = body.trucks.find(({ _id }) => _id === truckIds[0]) as
      | { unavailable?: boolean }
      | undefined;
    const put = (isOut: boolean, undoes?: string): Promise<ApiAnswer> =>
      api.as('manager').put(`movemanager/${isOut ? 'removefromservice' : 'returntoservice'}`, {
        ...{ date: days[0], truckIds, undoes, ...(isOut && { note: 'Brakes' }) },
      });
    const isOut = shown?.unavailable === true;
    // Its crew is off its seats meanwhile.
    const seats = crew.map(
      ({ mover, position }) =>
        (undoes: string) =>
          putBack(world, mover, { truck: truckIds[0] ?? '', position }, undoes),
    );
    return { answer: await put(!isOut), undo: [(undoes) => put(isOut, undoes), ...seats] };
  };

/** The rental of the day, which comes back as the same truck. */
export const noRental: Act = async (world) => {
  const [client, day] = [world.api.as('manager'), world.days[0]];
  const { trucks } = await dayView(world.api, day);
  const { _id, name, branchId, hasLift, color, abbreviation } = rentalIn(trucks);
  const answer = await client.delete(`movemanager/rental/${_id}`);
  const rental = { name, branchId, hasLift, color, abbreviation, rentalDay: day };
  return {
    answer,
    undo: [(undoes) => client.post('movemanager/rental', { ...rental, undoes })],
  };
};

function rentalIn(trucks: readonly TruckView[]): TruckView {
  const rental = trucks.find(({ isRental }) => isRental);
  if (!rental) throw new Error('No rental runs that day');
  return rental;
}

export const rental: Act = async ({ api, days }) => {
  const client = api.as('manager');
  const answer = await client.post<TruckView>('movemanager/rental', {
    ...{ branchId: api.branchId, name: 'Penske26', rentalDay: days[0] },
  });
  const remove = (undoes: string): Promise<ApiAnswer> =>
    client.delete(`movemanager/rental/${answer.body._id}`, { query: { undoes } });
  return { answer, undo: [remove] };
};
