import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Logger } from '@nestjs/common';
import { Issuer } from '#modules/access/identity/issuer.js';
import { AppConfig } from '#platform/config/app.config.js';
import { Db } from '#platform/database/db.js';
import { text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { EMPLOYEE } from '#modules/employees/index.js';
import { SIGN_IN_PEOPLE } from './demo/staff.js';

const KNOWN = statement(
  { email: text() },
  sql`select email from ${EMPLOYEE} where email = any ($1) and active`,
  'plain',
);

/**
 * Tells the person at the terminal where the page is, whom to sign in as, and what to watch out
 * for; in production, where nobody may be let in without a provider, its log does.
 */
export async function announce(app: NestFastifyApplication): Promise<void> {
  const config = app.get(AppConfig);
  const { port } = new URL(await app.getUrl());
  const address = config.publicUrl ?? `http://localhost:${port}`;
  if (config.environment === 'production') {
    new Logger('Start').log(`Emma is ready: ${address}`);
    return;
  }
  process.stdout.write(`\nEmma is ready: ${address}\n`);
  const { warning } = app.get(Issuer, { strict: false });
  if (!warning) return;
  const emails = SIGN_IN_PEOPLE.map(({ email }) => email);
  const known = await app.get(Db, { strict: false }).rows(KNOWN, [emails]);
  if (known.length > 0) {
    const people = SIGN_IN_PEOPLE.filter(({ email }) => known.some((row) => row.email === email));
    const lines = people.map(({ email, roles }) => `  ${email.padEnd(20)} ${roles.join(', ')}`);
    process.stdout.write(`Sign in as one of the demo's people:\n${lines.join('\n')}\n`);
  }
  process.stderr.write(`\n${warning}\n\n`);
}
