import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { newId } from '../../../src/kernel/ids.js';
import { Db } from '../../../src/platform/database/db.js';

const INSERT = `
  insert into branches.branch
    (id, name, timezone, phone, default_hourly_rate_cents, normalized_address, latitude, longitude)
  values ($1, 'Oklahoma City', 'America/Chicago', '405-555-0199', 5500,
          '4321 NW 63rd St, Oklahoma City, OK 73116', 35.5381, -97.5975)`;

/** The branch that the test people belong to. @returns its id */
export async function createHomeBranch(app: NestFastifyApplication): Promise<string> {
  const id = newId();
  await app.get(Db).query(INSERT, [id]);
  return id;
}
