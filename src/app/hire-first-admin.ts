import { Logger } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { CreateBranchCommand } from '#modules/branches/commands/create-branch/create-branch.command.js';
import { CreateEmployeeCommand } from '#modules/employees/commands/create-employee/create-employee.command.js';
import { Db } from '#platform/database/db.js';
import { boolean } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { withoutLimits } from '#platform/database/without-limits.js';
import { EMPLOYEE } from '#modules/employees/index.js';

const NOBODY = statement(
  { nobody: boolean() },
  sql`select not exists (select from ${EMPLOYEE}) as nobody`,
  'plain',
);

const HIRING_LOCK = 7_316_004;
const SHUT_OUT =
  'Nobody is employed yet, so nobody can sign in: set FIRST_ADMIN to the email address of the first administrator.';

/**
 * An empty company needs somebody who can sign in: one admin, at one branch that is to be filled
 * in. One process creates them; others that start meanwhile find that person there.
 * @param email FIRST_ADMIN; without it the log says what is missing
 */
export async function hireFirstAdmin(
  app: NestFastifyApplication,
  email: string | undefined,
): Promise<void> {
  const db = app.get(Db, { strict: false });
  await withoutLimits(db.pool, async (client) => {
    // The lock is released with the connection.
    await client.query('select pg_advisory_lock($1)', [HIRING_LOCK]);
    const [company] = await db.rows(NOBODY);
    if (!company?.nobody) return;
    if (email) await hire(app.get(CommandBus), email);
    else new Logger('Start').warn(SHUT_OUT);
  });
}

async function hire(commands: CommandBus, email: string): Promise<void> {
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
