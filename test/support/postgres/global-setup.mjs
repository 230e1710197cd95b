import { startThrowawayPostgres } from '../../../scripts/postgres/throwaway.mjs';

/** Takes the PostgreSQL that `npm test` started; a run of jest by itself gets one of its own. */
export default async function globalSetup() {
  if (process.env.TEST_DATABASE_URL) return;
  globalThis.testPostgres = await startThrowawayPostgres();
  process.env.TEST_DATABASE_URL = globalThis.testPostgres.url;
}
