import { describe, expect, it } from '@jest/globals';
import type { CommandBus } from '@nestjs/cqrs';
import type { EmployeeView } from '#modules/employees/contract/employee.view.js';
import { MarkOffCommand, ReserveSlotCommand, SeatMoverCommand } from '#modules/scheduling/index.js';
import type { TruckView } from '#modules/trucks/contract/truck.view.js';
import { Chance } from './chance.js';
import { DEMO_BRANCHES } from './company.js';
import { seedCrews, seedToday } from './seed-crews.js';
import { staffOf } from './staff.js';

describe('today in the demo company', () => {
  it('has a lead who is sick, whose truck has none, and another one who is free [R-PLAN-6]', async () => {
    const done: unknown[] = [];
    const commands = {
      execute: (command: unknown) => Promise.resolve(void done.push(command)),
    } as unknown as CommandBus;
    const [demo] = DEMO_BRANCHES;
    if (!demo) throw new Error('No branch');
    const chance = new Chance(1);
    const people = staffOf(demo, true, chance).map(({ roles }, n) => ({
      ...{ _id: `p${n}`, roles, isTeamLead: roles.includes('team_lead'), isManager: false },
    })) as EmployeeView[];
    const trucks = Array.from({ length: 8 }, (_, n) => ({ _id: `t${n}`, inService: true }));
    const branch = { id: 'b', demo, trucks: trucks as TruckView[], people, addresses: [] };
    await seedCrews(commands, branch, '2026-11-21', chance, { from: 0, to: 0 });
    await seedToday(commands, branch, '2026-11-21', new Date('2026-11-21T15:00:00Z'));
    const [sick] = done.filter((command) => command instanceof MarkOffCommand);
    const leads = people.filter(({ isTeamLead }) => isTeamLead).map(({ _id }) => _id);
    const seated = done.flatMap((one) =>
      one instanceof SeatMoverCommand && one.seat.position === 0 ? [one.seat] : [],
    );
    expect(leads).toContain(sick?.off.employeeId);
    expect(seated.map(({ truckId }) => truckId)).toEqual(['t0', 't1', 't2', 't3', 't5']);
    const busy = [sick?.off.employeeId, ...seated.map(({ employeeId }) => employeeId)];
    expect(leads.filter((lead) => !busy.includes(lead))).toHaveLength(1);
  });

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
