import type { ApiClient } from '../../../support/api/api-client.js';
import type { BoardState } from './board-state.js';
import type { Answered, Call } from './call.js';
import { sendHold } from './send-hold.js';
import { link, place, promise, rebook, retime } from './send-job-call.js';
import type { Answer, Body } from './send-job-call.js';

/** Who sends a call: one person, and for what only an admin may do, an admin. */
export interface Senders {
  client: ApiClient;
  admin: ApiClient;
}

/** Sends a call to a branch's board. */
export async function sendCall(
  senders: Senders,
  branchId: string,
  seen: BoardState,
  call: Call,
): Promise<Answered> {
  if (call.kind === 'hold') return sendHold(senders.client, branchId, { call, seen });
  const { status, body } = await request(senders, branchId, seen.day, call);
  if (status === 400) return { call, outcome: '400' };
  if (status >= 400) return { call, outcome: body.code ?? String(status) };
  const outcome = ['OK', ...versionsIn(call, body)].join(' ');
  return { call, outcome, ...(call.kind === 'addRental' && { made: body._id ?? '' }) };
}

/**
 * The versions that an answer names. One with the whole customer names the version as it is then, which may
 * include the next write already: of those nothing is said.
 */
function versionsIn({ kind }: Call, body: Body): unknown[] {
  if (kind === 'plan') return [body.version];
  if (kind === 'follow' || kind === 'unfollow') return [body.nounce, body.afterNounce];
  return ['place', 'retime', 'rebook', 'cancel', 'bookHold'].includes(kind) ? [body.nounce] : [];
}

function request(
  { client, admin }: Senders,
  branch: string,
  day: string,
  call: Exclude<Call, { kind: 'hold' }>,
): Promise<Answer> {
  switch (call.kind) {
    case 'follow':
    case 'unfollow':
      return link(client, branch, call);
    case 'window':
      return promise(client, call);
    case 'plan': {
      const { kind: _, ...settings } = call;
      return admin.put(`branch/${branch}/planning`, settings);
    }
    case 'renew':
      return client.put(`slots/hold/${call.hold}`, {});
    case 'release':
      return client.delete(`slots/hold/${call.hold}`);
    case 'bookHold': {
      const { customer: customerId, activity: activityId, version } = call;
      const body = { customerId, activityId, nounce: String(version) };
      return client.post(`slots/hold/${call.hold}/book`, body);
    }
    case 'retire':
      return admin.delete(`truck/${call.truck}`, { query: { clear: 'true' } });
    case 'markOff': {
      const body = { employee: call.mover, reason: 'Flu', expect: call.expect };
      return client.put(`assignment/off/${branch}/${day}`, body);
    }
    case 'markOn':
      return client.delete(`assignment/off/${branch}/${day}/${call.mover}`);
    case 'swapCrews': {
      const { trucks, expect } = call;
      return client.post(`assignment/crews/${branch}/${day}/swap`, { trucks, expect });
    }
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
