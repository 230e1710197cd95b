import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiClient } from '../api/api-client.js';

const A_SECOND = 20;
const DAY = '2027-03-10';

/** What became of calls that were sent at an even pace. */
export interface SteadyCalls {
  sent: number;
  /** Those without the answer that belongs to them. */
  lost: { call: string; at: number; answer: unknown }[];
  /** The names of the customers whose registration was acknowledged. */
  registered: string[];
  slowestMs: number;
}

/**
 * Sends twenty calls a second, a third of them registrations of customers, each once, while `isWanted`.
 */
export async function callSteadily(
  client: ApiClient,
  branchId: string,
  isWanted: (sent: number) => boolean,
): Promise<SteadyCalls> {
  const calls: SteadyCalls = { sent: 0, lost: [], registered: [], slowestMs: 0 };
  const began = performance.now();
  const under: Promise<void>[] = [];
  while (isWanted(calls.sent)) {
    const number = (calls.sent += 1);
    under.push(send(client, branchId, number, calls, began));
    await sleep(Math.max(0, began + (number * 1_000) / A_SECOND - performance.now()));
  }
  await Promise.all(under);
  return calls;
}

async function send(
  client: ApiClient,
  branchId: string,
  number: number,
  calls: SteadyCalls,
  began: number,
): Promise<void> {
  const sentAt = performance.now();
  const firstName = `Steady${number}`;
  const isWrite = number % 3 === 0;
  try {
    const { status, body } = isWrite
      ? await client.post('customermgt', registration(firstName, branchId))
      : await client.get('customer', { query: { search: 'Steady', size: 5 } });
    const at = Math.round(sentAt - began);
    if (status !== (isWrite ? 201 : 200))
      calls.lost.push({ call: isWrite ? 'POST' : 'GET', at, answer: [status, body] });
    else if (isWrite) calls.registered.push(firstName);
  } catch (error) {
    const at = Math.round(sentAt - began);
    calls.lost.push({ call: isWrite ? 'POST' : 'GET', at, answer: String(error) });
  }
  calls.slowestMs = Math.max(calls.slowestMs, Math.round(performance.now() - sentAt));
}

const registration = (firstName: string, branchId: string): object => ({
  moveContractRequest: {
    customerInformation: { firstName, lastName: 'Pace', referredBy: 'Web site' },
    moveDetails: { branchId, requestedDay: DAY },
  },
});
