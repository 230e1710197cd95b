import { CommandBus } from '@nestjs/cqrs';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { CreateBranchCommand } from '../modules/branches/commands/create-branch/create-branch.command.js';
import { CreateEmployeeCommand } from '../modules/employees/commands/create-employee/create-employee.command.js';
import { Db } from '../platform/database/db.js';

const NOBODY = 'select not exists (select from employees.v_employee) as nobody';

/** In an empty company somebody must be able to sign in: one admin, at one branch to be completed. */
export async function hireFirstAdmin(app: NestFastifyApplication, email: string): Promise<void> {
  const [company] = await app.get(Db, { strict: false }).query<{ nobody: boolean }>(NOBODY);
  if (!company?.nobody) return;
  const commands = app.get(CommandBus);
  const { _id: branchId } = await commands.execute(
    new CreateBranchCommand({
      name: 'First branch',
      timezone: 'America/Chicago',
      phone: '-',
      normalizedAddress: '-',
      outboundEmail: email,
      outboundName: 'First branch',
      active: false,
    }),
  );
  await commands.execute(
    new CreateEmployeeCommand({
      firstName: 'First',
      lastName: 'Admin',
      email,
      branchId,
      color: '#f3f3f3',
      roles: ['admin'],
    }),
  );
}
