import { describe, expect, it } from '@jest/globals';
import type { CommandBus } from '@nestjs/cqrs';
import { ReserveSlotCommand } from '#modules/scheduling/index.js';
import { DEMO_BRANCHES } from './company.js';
import { seedToday } from './seed-crews.js';

describe('today in the demo company', () => {
  it('shows a live reservation for an hour to come', async () => {
    const done: unknown[] = [];
    const commands = {
      execute: (command: unknown) => Promise.resolve(void done.push(command)),
    } as unknown as CommandBus;
    const [demo] = DEMO_BRANCHES;
    if (!demo) throw new Error('No branch');
    const branch = { id: 'b', demo, trucks: [], people: [], addresses: [] };
    await seedToday(commands, branch, '2026-11-21', new Date('2026-11-21T15:00:00Z'));
    const [hold] = done.filter((command) => command instanceof ReserveSlotCommand);
    expect(hold?.request).toMatchObject({
      day: '2026-11-21',
      expiresAt: new Date('2026-11-21T16:00:00Z'),
    });
  });
});
