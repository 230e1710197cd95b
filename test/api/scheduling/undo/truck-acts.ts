import type { DayTruckView } from '#modules/scheduling/contract/day.view.js';
import type { HoldView } from '#modules/scheduling/contract/holds.view.js';
import type { SlotsView } from '#modules/scheduling/contract/slots.view.js';
import type { TruckView } from '#modules/trucks/contract/truck.view.js';
import type { ApiAnswer } from '../../../support/api/api-client.js';
import { dayView } from '../day-calls.js';
import { putBack } from './day-acts.js';
import type { Act } from './move-acts.js';
import type { World } from './undo-world.js';

const shownTruck = async ({ api, days }: World, id: string): Promise<DayTruckView | undefined> =>
  (await dayView(api, days[0])).trucks.find(({ _id }) => _id === id);

/** Puts those who sit on a truck back on their seats there. */
async function crewBack(world: World, truckId: string) {
  const { movers } = (await dayView(world.api, world.days[0])).assignment;
  const crew = movers.filter(({ truck }) => truck === truckId);
  return crew.map(
    ({ mover, truck, position }) =>
      (undoes: string) =>
        putBack(world, mover, { to: { truck, position }, from: null }, undoes),
  );
}

/** A truck in the shop, or back from it. */
export const shop =
  (truck: number): Act =>
  async (world) => {
    const truckIds = [world.trucks[truck] ?? ''];
    const put = (isOut: boolean, undoes?: string): Promise<ApiAnswer> =>
      world.as('manager').put(`movemanager/${isOut ? 'removefromservice' : 'returntoservice'}`, {
        ...{ date: world.days[0], truckIds, undoes, ...(isOut && { note: 'Brakes' }) },
      });
    const isOut = (await shownTruck(world, truckIds[0] ?? ''))?.unavailable === true;
    // Its crew is off its seats meanwhile.
    const seats = await crewBack(world, truckIds[0] ?? '');
    return { answer: await put(!isOut), undo: [(undoes) => put(isOut, undoes), ...seats] };
  };

/** The rental of the day, which comes back as the same truck. */
export const noRental: Act = async (world) => {
  const [client, day] = [world.as('manager'), world.days[0]];
  const { trucks } = await dayView(world.api, day);
  const { _id, name, branchId, hasLift, color, abbreviation } = rentalIn(trucks);
  const seats = await crewBack(world, _id);
  const answer = await client.delete(`movemanager/rental/${_id}`);
  const rental = { name, branchId, hasLift, color, abbreviation, rentalDay: day };
  return {
    answer,
    undo: [(undoes) => client.post('movemanager/rental', { ...rental, undoes }), ...seats],
  };
};

function rentalIn(trucks: readonly TruckView[]): TruckView {
  const rental = trucks.find(({ isRental }) => isRental);
  if (!rental) throw new Error('No rental runs that day');
  return rental;
}

export const rental: Act = async ({ api, days, as }) => {
  const client = as('manager');
  const answer = await client.post<TruckView>('movemanager/rental', {
    ...{ branchId: api.branchId, name: 'Penske26', rentalDay: days[0] },
  });
  const remove = (undoes: string): Promise<ApiAnswer> =>
    client.delete(`movemanager/rental/${answer.body._id}`, { query: { undoes } });
  return { answer, undo: [remove] };
};

/** With the rental of the day, if there is one, as the third truck. */
export const onRental =
  (act: Act): Act =>
  async (world) => {
    const { trucks } = await dayView(world.api, world.days[0]);
    const own = trucks.find(({ isRental }) => isRental)?._id;
    return act(own === undefined ? world : { ...world, trucks: [...world.trucks, own] });
  };

/** Another truck on the row of one, from 12:15 PM on. */
export const standIn =
  (row: number, by: number): Act =>
  async (world) => {
    const { api, days, trucks } = world;
    const [truck = '', byId = ''] = [trucks[row], trucks[by]];
    const on = { branchId: api.branchId, date: days[0], truck };
    const answer = await world.as('manager').put('movemanager/standin', {
      ...{ ...on, by: byId, from: '12:15', note: 'Engine', expect: null },
    });
    const remove = (undoes: string): Promise<ApiAnswer> =>
      world.as('manager').delete('movemanager/standin', {
        query: { ...on, expectBy: byId, undoes },
      });
    return { answer, undo: [remove] };
  };

/** Its own truck on a row again. */
export const ownTruck =
  (row: number): Act =>
  async (world) => {
    const { api, days } = world;
    const truck = world.trucks[row] ?? '';
    const on = { branchId: api.branchId, date: days[0], truck };
    const served = (await shownTruck(world, truck))?.standIn;
    const answer = await world.as('manager').delete('movemanager/standin', {
      query: { ...on, ...(served && { expectBy: served.truck }) },
    });
    const back = (undoes: string): Promise<ApiAnswer> =>
      world.as('manager').put('movemanager/standin', {
        ...{ ...on, by: served?.truck, from: served?.from, note: served?.note },
        ...{ expect: null, undoes },
      });
    return { answer, undo: served ? [back] : [] };
  };

/** A time that is held for a customer on the phone. */
export const hold: Act = async ({ api, days, as }) => {
  const client = as('sales');
  const { body: found } = await client.post<SlotsView>('slots', {
    ...{ branchId: api.branchId, from: days[0], days: 1, duration: 2, draft: 'page' },
    ...{ driveOut: 0.5, driveBack: 0.5 },
  });
  const token = found.slots?.[0]?.token;
  const answer = await client.post<HoldView>('slots/hold', { token });
  // What is given back needs no reference: it is its holder's.
  return { answer, undo: [() => client.delete(`slots/hold/${answer.body._id}`)] };
};

/** The time that is held, free again. */
export const giveBack: Act = async ({ api, days, as }) => {
  const client = as('sales');
  const { reservations } = await dayView(api, days[0]);
  const holdId = reservations[0]?.holdId;
  if (!holdId) throw new Error('Nothing is held that day');
  const answer = await client.delete(`slots/hold/${holdId}`);
  return { answer, undo: [(undoes) => client.put(`slots/hold/${holdId}`, { undoes })] };
};
