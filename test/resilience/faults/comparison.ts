import { setTimeout as sleep } from 'node:timers/promises';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import { HALVES } from '../../support/product/halves.js';
import type { Sale } from './sale.js';
import type { World } from './world.js';

const OVERLAPS = `
  select 'two things on one truck at one time' as fault, a.id from scheduling.occupancy a
  join scheduling.occupancy b on a.truck_id = b.truck_id and a.id < b.id and a.during && b.during`;

const TWICE = `
  select 'registered twice' as fault, min(id) as id from customers.customer
  group by first_name having count(*) > 1
  union all
  select 'written to twice', customer_id from mail.email group by customer_id having count(*) > 1`;

/** What has become of an accepted email. */
export interface Fate {
  id: string;
  message_id: string;
  status: string;
}

const UNFINISHED = `
  select count(*)::int as left from (
    select id from mail.email where status in ('queued', 'sending')
    union all
    select id from platform.job where state in ('queued', 'running') and name not in (
      select name from platform.job where dedupe_key = 'schedule')) unfinished`;

/** What was acknowledged and is not there, in words. */
export async function lostOf(sales: readonly Sale[], { client }: World): Promise<string[]> {
  const lost: string[] = [];
  for (const { customerId, firstName, notes, truckId } of sales) {
    const { move, ...kept } = await client.get<CustomerView>(`customer/${customerId}`);
    const activity = move.activities[0];
    const found = [kept.firstName, kept.notes, activity?.operations[0]?.truck];
    const acknowledged = [firstName, notes, truckId];
    if (JSON.stringify(found) !== JSON.stringify(acknowledged) || activity?.locations.length !== 2)
      lost.push(`acknowledged ${acknowledged.join()}, found ${found.join()}`);
  }
  return lost;
}

/** What must never be in the database, whatever was killed when. */
export const contradictions = (world: World): Promise<object[]> =>
  world.rows([HALVES, OVERLAPS, TWICE].join(' union all '));

/** Resolves with the seconds until no email and no job is under way anymore. @throws Error in the end */
export async function untilDrained({ rows }: World, limitMs: number): Promise<number> {
  const begun = Date.now();
  for (;;) {
    const [unfinished] = await rows<{ left: number }>(UNFINISHED);
    const passed = Date.now() - begun;
    if (unfinished?.left === 0) return passed / 1_000;
    if (passed > limitMs)
      throw new Error(`${unfinished?.left} emails and jobs are still under way`);
    await sleep(500);
  }
}

/** What the product says about an email that is not true at the SMTP server, in words. */
export function untruthsOf(fates: readonly Fate[], taken: ReadonlyMap<string, number>): string[] {
  const may: Readonly<Record<string, readonly number[]>> = {
    sent: [1],
    unknown: [0, 1],
    failed: [0],
  };
  return fates.flatMap(({ message_id: messageId, status }) => {
    const times = taken.get(messageId) ?? 0;
    return may[status]?.includes(times) ? [] : [`${messageId} is ${status}, taken ${times} times`];
  });
}
