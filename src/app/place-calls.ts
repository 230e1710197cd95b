import type { INestApplication } from '@nestjs/common';

const OUTSIDE_THE_API = [
  'healthcheck',
  'healthcheck/{*rest}',
  'calendar/{*rest}',
  'dev-idp',
  'dev-idp/{*rest}',
];

/** Puts the calls under `/api/v3`, except for those that the contract puts at the root. */
export function placeCalls(app: INestApplication): void {
  app.setGlobalPrefix('api/v3', { exclude: OUTSIDE_THE_API });
}
