import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { KNOWN_MIGRATIONS } from '../../../src/app/migrations.js';
import { BASELINE } from '../../../src/app/schema/baseline.js';
import { migrateSchema } from '../../../src/app/schema/migrate-schema.js';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import { DatabaseConfig } from '#platform/database/database.config.js';
import type { ApiAnswer, ApiClient } from '../../support/api/api-client.js';
import { contentOf } from '../../support/api/database-content.js';
import { createEmptyDatabase, createTestDatabase } from '../../support/api/test-database.js';
import type { TestDatabase } from '../../support/api/test-database.js';
import { useTestSettings } from '../../support/api/test-settings.js';
import { givenCompany } from '../../support/given/given-company.js';
import type { Company } from '../../support/given/given-company.js';
import {
  compilePreviousRelease,
  PREVIOUS_RELEASE,
} from '../../support/product/previous-release.js';
import { endProgram, isServing } from '../../support/product/server-process.js';
import { signInAs } from '../../support/product/sign-in-as.js';
import { STOPS } from '../../support/product/stops.js';

const run = promisify(execFile);

const LIMIT_MS = 120_000;
const DAY = '2027-03-02';
const ADMIN = 'admin@emma.test';

type Document = { paths: Record<string, object> };

describe('the release before this one, on the schema of this one', () => {
  let database: TestDatabase;
  let settings: Awaited<ReturnType<typeof useTestSettings>>;
  let release: Awaited<ReturnType<typeof compilePreviousRelease>>;
  let server: ChildProcess;
  let company: Company;
  let [admin, sales, manager]: ApiClient[] = [];
  let origin: string;

  beforeAll(async () => {
    [release, database] = await Promise.all([compilePreviousRelease(), createTestDatabase()]);
    settings = await useTestSettings(database.url, {
      ...{ FIRST_ADMIN: ADMIN, JOBS_IN_PROCESS: 'on', NODE_ENV: 'development', REDIS_URL: '' },
    });
    origin = `http://127.0.0.1:${settings.port}`;
    server = spawn(process.execPath, [release.program('main')], {
      env: process.env,
      stdio: 'ignore',
    });
    while (server.exitCode === null && !(await isServing(origin))) await sleep(50);
    admin = await signInAs(origin, ADMIN);
    company = await givenCompany(admin);
    sales = await signInAs(origin, 'sales@emma.test');
    manager = await signInAs(origin, 'manager@emma.test');
  }, LIMIT_MS);
  afterAll(async () => {
    if (server) await endProgram(server, 'SIGTERM');
    settings?.restore();
    await database?.drop();
    await release?.remove();
  }, LIMIT_MS);

  async function accepted<T>(call: Promise<ApiAnswer>): Promise<T> {
    const { status, body } = await call;
    expect({ status, body }).toEqual({ status: expect.any(Number), body: expect.anything() });
    expect(status).toBeLessThan(300);
    return body as T;
  }
  const someone = (client: ApiClient | undefined): ApiClient => {
    if (!client) throw new Error('Nobody is signed in');
    return client;
  };

  it(
    'sells, books and writes, and answers every question without a system error',
    async () => {
      const [seller, planner] = [someone(sales), someone(manager)];
      const branchId = company.branch._id;
      const customerInformation = {
        ...{ firstName: 'Maria', lastName: 'Gomez', phone: '4055550100', phoneType: 'Mobile' },
        ...{ email: 'maria@example.test', referredBy: 'Web site' },
      };
      const moveDetails = { branchId, requestedDay: DAY };
      const { id } = await accepted<{ id: string }>(
        seller.post('customermgt', { moveContractRequest: { customerInformation, moveDetails } }),
      );
      const made = await accepted<CustomerView>(seller.get(`customer/${id}`));
      const activityId = made.move.activities[0]?._id ?? '';
      const move = { activities: [{ _id: activityId, estHours: 4, locations: STOPS }] };
      const saved = await accepted<CustomerView>(
        seller.put(`customermgt/${id}`, { nounce: made.nounce, notes: 'Two cats', move }),
      );
      const operationId = saved.move.activities[0]?.operations[0]?._id ?? '';
      const truck = company.trucks[0]?._id;
      await accepted(
        planner.put(`assignment/operation/${branchId}/${operationId}`, {
          ...{ customerNounce: saved.nounce, truck },
        }),
      );
      const letter = { recipient: 'maria@example.test', subject: 'Your move', template: 'other' };
      const { emailId } = await accepted<{ emailId: string }>(
        seller.post('mailer/send', { customerId: id, html: '<p>See you</p>', ...letter }),
      );
      const { jobId } = await accepted<{ jobId: string }>(
        seller.post(`move/drivetimes/${id}/${activityId}`),
      );
      const unfinished = async (): Promise<boolean> => {
        const job = await accepted<{ state: string }>(seller.get(`jobs/${jobId}`));
        const email = await accepted<{ status: string }>(seller.get(`mailer/email/${emailId}`));
        return job.state !== 'done' || email.status !== 'sent';
      };
      while (await unfinished()) await sleep(50);

      const { body } = await someone(admin).get<Document>('/api/openapi.json');
      const ids: Record<string, string> = {
        branch: branchId,
        region: branchId,
        truck: truck ?? '',
      };
      const filled = (path: string): string =>
        path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
          if (/date|day/i.test(name)) return DAY;
          return Object.entries(ids).find(([key]) => name.toLowerCase().includes(key))?.[1] ?? id;
        });
      const paths = Object.entries(body.paths).flatMap(([path, calls]) =>
        'get' in calls ? [filled(path)] : [],
      );
      expect(paths.length).toBeGreaterThan(40);
      const faults: unknown[] = [];
      for (const path of paths) {
        const { status, body: said } = await someone(admin).get(path);
        if (status >= 500) faults.push({ path, status, said });
      }
      expect(faults).toEqual([]);
    },
    LIMIT_MS,
  );

  describe('leaves a database', () => {
    let left: TestDatabase;
    beforeAll(async () => {
      left = await createEmptyDatabase();
      await migrated(left);
    }, LIMIT_MS);
    afterAll(() => left?.drop());

    async function migrated({ url }: TestDatabase): Promise<string> {
      const env = { ...process.env, DATABASE_URL: url };
      const { stdout } = await run(process.execPath, [release.program('migrate')], { env });
      return stdout;
    }

    it('that becomes as one that this release makes, with its rows', async () => {
      const { changes } = await migrateSchema(
        Object.assign(new DatabaseConfig(), { url: left.url }),
      );
      expect(changes).toEqual(KNOWN_MIGRATIONS.slice(BASELINE.folded.length));
      const made = await createTestDatabase();
      try {
        expect(await contentOf(left.url)).toEqual(await contentOf(made.url));
        expect(await migrated(made)).toContain('Nothing was to be done');
      } finally {
        await made.drop();
      }
    });

    it('of which the sentence for older ones names the release', () => {
      expect(PREVIOUS_RELEASE).toMatch(new RegExp(`^${BASELINE.release}`));
    });
  });
});
