import { describe, expect, it } from '@jest/globals';
import type { FollowOperationCommand } from '#modules/scheduling/commands/follow-operation/follow-operation.command.js';
import type { DemoContext } from './seed-customer.js';
import { seedLinks } from './seed-links.js';

const booking = (id: string, truck: string | null, startTime: string) => ({
  operation: { _id: id, truck },
  metaData: { startTime, nounce: '3' },
});

const CUSTOMERS = [
  { bookings: [booking('second', 'T01', '2026-11-23T20:00:00Z')] },
  { bookings: [booking('first', 'T01', '2026-11-23T14:00:00Z')] },
  { bookings: [booking('alone', 'T02', '2026-11-23T14:00:00Z')] },
  { bookings: [booking('waiting', null, '2026-11-23T14:00:00Z')] },
  // Of two trucks: linking the one would make the other's version stale.
  {
    bookings: [
      booking('here', 'T02', '2026-11-23T20:00:00Z'),
      booking('there', 'T03', '2026-11-23T20:00:00Z'),
    ],
  },
];

describe('trucks of the demo company that drive straight on', () => {
  it('are those with two moves, of four days from today', async () => {
    const sent: FollowOperationCommand[] = [];
    const days: string[] = [];
    const context = {
      commands: {
        execute: (command: FollowOperationCommand) => Promise.resolve(void sent.push(command)),
      },
      queries: {
        execute: ({ day }: { day: string }) => {
          days.push(day);
          return Promise.resolve({ customers: days.length === 1 ? CUSTOMERS : [] });
        },
      },
      work: { orNothing: (work: () => Promise<unknown>) => work() },
      ...{ branch: { id: 'b' }, today: '2026-11-23' },
    } as unknown as DemoContext;
    await seedLinks(context);
    expect(days).toEqual(['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26']);
    expect(sent.map(({ following }) => following)).toEqual([
      { branchId: 'b', operationId: 'second', version: 3, afterId: 'first', afterVersion: 3 },
    ]);
  });
});
