import type { CommandBus } from '@nestjs/cqrs';
import { addDays, instantAt } from '#kernel/local-date.js';
import type { LocalDate } from '#kernel/local-date.js';
import { HOUR_MS } from '#kernel/time-window.js';
import type { EmployeeView } from '#modules/employees/contract/employee.view.js';
import {
  MarkOffCommand,
  ReserveSlotCommand,
  PutOnCallCommand,
  RemoveTrucksFromServiceCommand,
  SaveDayNotesCommand,
  SeatMoverCommand,
  SetDayManagersCommand,
} from '#modules/scheduling/index.js';
import { AddRentalTruckCommand } from '#modules/trucks/index.js';
import type { Chance } from './chance.js';
import type { SeededBranch } from './seed-branch.js';

const ALERTS = [
  'Marathon downtown until noon: take I-44 instead of Broadway.',
  'Rain from two o’clock. Floor runners and shrink wrap on every truck, please.',
  'Fuel cards for 02 and 05 are at the front desk.',
  'Street sweeping on the north side until eleven.',
];

/** Which truck has no lead today, so that the board has a warning to show. */
const WITHOUT_LEAD = 4;

/** Days around today that have crews. */
const CREWED = { from: -10, to: 9 };

/** Crews, managers and alerts of the days around today. */
export async function seedCrews(
  commands: CommandBus,
  branch: SeededBranch,
  today: LocalDate,
  chance: Chance,
  days = CREWED,
): Promise<void> {
  for (let offset = days.from; offset <= days.to; offset += 1) {
    const day = addDays(today, offset);
    await seatCrews(commands, branch, day, offset === 0, chance);
    const [acting, support] = branch.people.filter(({ isManager }) => isManager);
    if (acting && support) {
      const managers = { actingManagerId: acting._id, supportManagerId: support._id };
      await commands.execute(new SetDayManagersCommand(branch.id, day, managers));
    }
    if (offset === 0 || chance.happens(0.4)) {
      await commands.execute(new SaveDayNotesCommand(branch.id, day, chance.pick(ALERTS), 0));
    }
  }
}

async function seatCrews(
  commands: CommandBus,
  { id: branchId, trucks, people }: SeededBranch,
  day: LocalDate,
  isToday: boolean,
  chance: Chance,
): Promise<void> {
  const leads = people.filter(({ isTeamLead }) => isTeamLead);
  const movers = people.filter(({ isTeamLead, roles }) => !isTeamLead && roles.includes('mover'));
  const crews = trucks.filter((truck) => truck.inService).slice(0, 6);
  const seat = async (person: EmployeeView | undefined, truckId: string, position: number) => {
    if (!person) return;
    const request = { branchId, day, employeeId: person._id, truckId, position, replace: false };
    await commands.execute(new SeatMoverCommand(request));
  };
  const waiting = [...movers];
  for (const [index, truck] of crews.entries()) {
    if (!(isToday && index === WITHOUT_LEAD)) await seat(leads[index], truck._id, 0);
    await seat(waiting.shift(), truck._id, 1);
    if (chance.happens(0.4)) await seat(waiting.shift(), truck._id, 2);
  }
  const [onCall] = waiting;
  if (onCall) await commands.execute(new PutOnCallCommand(branchId, day, onCall._id));
}

/** Longer than a visitor's reservation, so that it is still there when a newcomer looks around. */
const RESERVED_MS = HOUR_MS;

/**
 * What makes today special at the first branch: a rental, a truck in the shop, a lead who is sick while another one is
 * free, a live reservation.
 */
export async function seedToday(
  commands: CommandBus,
  { id: branchId, trucks, people, demo }: SeededBranch,
  today: LocalDate,
  now: Date,
): Promise<void> {
  const rental = { branchId, name: 'Penske_26', hasLift: true, rentalDay: today };
  await commands.execute(new AddRentalTruckCommand(rental));
  const inShop = trucks.at(-1);
  if (inShop) {
    const removal = new RemoveTrucksFromServiceCommand(today, [inShop._id], {
      note: 'Brakes in the shop',
      from: null,
    });
    await commands.execute(removal);
  }
  const sick = people.filter(({ isTeamLead }) => isTeamLead)[WITHOUT_LEAD];
  if (sick) {
    const off = { branchId, day: today, employeeId: sick._id, reason: 'Flu', expect: null };
    await commands.execute(new MarkOffCommand(off));
  }
  const at = (minutes: number): Date => instantAt(today, minutes, demo.timezone);
  await commands.execute(
    new ReserveSlotCommand({
      branchId,
      day: today,
      window: { start: at(16 * 60), end: at(18 * 60) },
      expiresAt: new Date(now.getTime() + RESERVED_MS),
      secretHash: 'demo',
      heldBy: null,
    }),
  );
}
