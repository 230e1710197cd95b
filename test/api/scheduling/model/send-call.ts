import { showClock } from '#modules/scheduling/contract/board-rules.js';
import type { ApiAnswer, ApiClient } from '../../../support/api/api-client.js';
import { isTruck, UNASSIGNED } from './board-state.js';
import type { BoardState, OperationPlace } from './board-state.js';
import type { Answered, Call } from './call.js';

type Answer = ApiAnswer<{ code?: string; nounce?: string; _id?: string }>;

/** Sends a call as one person to a branch's board. */
export async function sendCall(
  client: ApiClient,
  branchId: string,
  { day }: BoardState,
  call: Call,
): Promise<Answered> {
  const { status, body } = await request(client, branchId, day, call);
  if (status >= 400) return { call, outcome: body.code ?? String(status) };
  // A reactivation answers with the customer as it is then, which may include the next write already.
  const namesNounce = ['place', 'retime', 'rebook', 'cancel'].includes(call.kind);
  const outcome = namesNounce ? `OK ${body.nounce}` : 'OK';
  return { call, outcome, ...(call.kind === 'addRental' && { made: body._id ?? '' }) };
}

function request(client: ApiClient, branch: string, day: string, call: Call): Promise<Answer> {
  switch (call.kind) {
    case 'place':
      return place(client, branch, call);
    case 'retime':
      return retime(client, branch, call);
    case 'rebook':
      return rebook(client, call);
    case 'cancel':
      return client.delete(`customer/${call.customer}`, { query: { nounce: call.version } });
    case 'reactivate':
      return client.put(`customermgt/${call.customer}/reactivate`, { nounce: `${call.version}` });
    case 'seat': {
      const { mover, seat, manner, expect, expectSitting } = call;
      const how = manner === 'free' ? {} : { [manner]: true };
      const body = { mover, ...seat, ...how, expect, expectSitting };
      return client.post(`assignment/mover/${branch}/${day}`, body);
    }
    case 'unseat':
      return client.delete(`assignment/mover/${branch}/${day}/${call.mover}`, {
        query: { expectTruck: call.expect?.truck, expectPosition: call.expect?.position },
      });
    case 'onCall': {
      const body = { onCall: call.mover, expect: call.expect };
      return client.put(`assignment/oncall/${branch}/${day}`, body);
    }
    case 'offCall':
      return client.delete(`assignment/oncall/${branch}/${day}/${call.mover}`);
    case 'block':
    case 'unblock': {
      const to = call.kind === 'block' ? 'removefromservice' : 'returntoservice';
      return client.put(`movemanager/${to}`, { date: call.day, truckIds: call.trucks });
    }
    case 'addRental': {
      const { name, hasLift } = call;
      return client.post('movemanager/rental', { branchId: branch, name, hasLift, rentalDay: day });
    }
    case 'removeRental':
      return client.delete(`movemanager/rental/${call.truck}`);
  }
}

function place(
  client: ApiClient,
  branch: string,
  { operation, to, version, expect }: Extract<Call, { kind: 'place' }>,
): Promise<Answer> {
  const path = `assignment/operation/${branch}/${operation}`;
  const customerNounce = String(version);
  if (isTruck(to)) {
    const expected = expect === undefined ? {} : { expect: placeBody(expect) };
    return client.put(path, { customerNounce, truck: to, ...expected });
  }
  const unassigned = to === UNASSIGNED ? true : undefined;
  return client.delete(path, { query: { customerNounce, unassigned, expectTruck: expect } });
}

function retime(
  client: ApiClient,
  branch: string,
  { operation, version, start, hours: duration, expect }: Extract<Call, { kind: 'retime' }>,
): Promise<Answer> {
  return client.put(`assignment/operation/${branch}/${operation}/time`, {
    customerNounce: String(version),
    ...(start !== undefined && { start: showClock(start * 60) }),
    duration,
    agreed: 'They agreed',
    ...(expect && {
      expect: {
        ...placeBody(expect.place),
        start: showClock(expect.from * 60),
        duration: expect.to - expect.from,
      },
    }),
  });
}

const rebook = (
  client: ApiClient,
  { operation, activity, version, day, start, truck }: Extract<Call, { kind: 'rebook' }>,
): Promise<Answer> =>
  client.post(`move/activity/${activity}/rebook`, {
    customerNounce: String(version),
    activityDay: day,
    operations: [{ _id: operation, start: showClock(start * 60), truck }],
  });

const placeBody = (place: OperationPlace): object => ({
  truck: isTruck(place) ? place : null,
  unassigned: place === UNASSIGNED,
});
