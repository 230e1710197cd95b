import type { CommandBus, QueryBus } from '@nestjs/cqrs';
import { CreateBranchCommand } from '#modules/branches/commands/create-branch/create-branch.command.js';
import { CreateEmployeeCommand } from '#modules/employees/commands/create-employee/create-employee.command.js';
import type { EmployeeView } from '#modules/employees/contract/employee.view.js';
import { CreateTemplateCommand } from '#modules/mail/commands/create-template/create-template.command.js';
import { CompileTemplateQuery } from '#modules/mail/queries/compile-template/compile-template.query.js';
import { CreateProblemLocationCommand } from '#modules/problem-locations/commands/create-problem-location/create-problem-location.command.js';
import { CreateTruckCommand } from '#modules/trucks/commands/create-truck/create-truck.command.js';
import type { TruckView } from '#modules/trucks/contract/truck.view.js';
import { SaveZonesCommand } from '#modules/zip-zones/commands/save-zones/save-zones.command.js';
import { addressesAround } from './addresses.js';
import type { DemoAddress } from './addresses.js';
import type { Chance } from './chance.js';
import { branchTemplate } from './branch-template.js';
import { TRUCK_COLORS } from './company.js';
import type { DemoBranch } from './company.js';
import { staffOf } from './staff.js';

/** A branch with everything it needs before the first customer calls. */
export interface SeededBranch {
  id: string;
  demo: DemoBranch;
  trucks: TruckView[];
  people: EmployeeView[];
  addresses: DemoAddress[];
}

/** Trucks 3, 5 and 8 have a lift, the seventh is out of service. */
const LIFTS = new Set([3, 5, 8]);
const PARKED = 7;

export async function seedBranch(
  { commands, queries }: { commands: CommandBus; queries: QueryBus },
  demo: DemoBranch,
  isFirst: boolean,
  chance: Chance,
): Promise<SeededBranch> {
  const domain = `${demo.name.toLowerCase().replace(/\W/g, '')}.emma.test`;
  const { _id: id } = await commands.execute(
    new CreateBranchCommand({
      name: demo.name,
      timezone: demo.timezone,
      phone: demo.phone,
      defaultHourlyRate: demo.rate,
      normalizedAddress: demo.address,
      latitude: demo.latitude,
      longitude: demo.longitude,
      outboundEmail: `moves@${domain}`,
      outboundName: `Emma Moving ${demo.name}`,
      outboundRefreshToken: 'demo',
      facebookUrl: 'https://facebook.example/emmamoving',
      yelpUrl: 'https://yelp.example/emmamoving',
      active: true,
    }),
  );
  const zones = demo.zones.map((zone) => ({ ...zone, useFee: true }));
  await commands.execute(new SaveZonesCommand(id, zones));
  await commands.execute(new CreateProblemLocationCommand(demo.problem));
  const template = branchTemplate(demo, id);
  const html = await queries.execute(new CompileTemplateQuery(template));
  await commands.execute(new CreateTemplateCommand(template, html));
  return {
    id,
    demo,
    trucks: await buyTrucks(commands, demo, id),
    people: await hire(commands, demo, id, isFirst, chance),
    addresses: addressesAround(demo),
  };
}

async function buyTrucks(
  commands: CommandBus,
  { prefix }: DemoBranch,
  branchId: string,
): Promise<TruckView[]> {
  const trucks: TruckView[] = [];
  for (const [index, color] of TRUCK_COLORS.entries()) {
    const number = index + 1;
    const name = `${prefix}_${String(number).padStart(2, '0')}`;
    const hasLift = LIFTS.has(number);
    const inService = number !== PARKED;
    const abbreviation = name.slice(-2);
    const truck = { name, abbreviation, color, hasLift, inService, branchId };
    trucks.push(await commands.execute(new CreateTruckCommand(truck)));
  }
  return trucks;
}

const AVATAR_COLORS = ['#d0ebff', '#d3f9d8', '#ffe8cc', '#e5dbff', '#ffdeeb', '#c5f6fa', '#f3f3f3'];

async function hire(
  commands: CommandBus,
  demo: DemoBranch,
  branchId: string,
  isFirst: boolean,
  chance: Chance,
): Promise<EmployeeView[]> {
  const people: EmployeeView[] = [];
  for (const person of staffOf(demo, isFirst, chance)) {
    const phone = `${demo.phone.slice(0, 6)}${chance.whole(1000, 9999)}`;
    const color = chance.pick(AVATAR_COLORS);
    const employee = { ...person, phone, color, branchId, active: true };
    people.push(await commands.execute(new CreateEmployeeCommand(employee)));
  }
  return people;
}
