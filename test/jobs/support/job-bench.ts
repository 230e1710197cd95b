import { randomBytes } from 'node:crypto';
import type { INestApplicationContext } from '@nestjs/common';
import { asOwner } from '../../../src/app/schema/as-owner.js';
import { Db } from '#platform/database/db.js';
import { UnitOfWork } from '#platform/database/unit-of-work.js';
import { Jobs } from '#platform/queue/jobs.js';
import type { EnqueueOptions } from '#platform/queue/jobs.js';
import { createTestDatabase } from '../../support/api/test-database.js';
import type { TestDatabase } from '../../support/api/test-database.js';
import { restoreSettings } from '../../support/api/test-settings.js';
import { RUN_TABLE, SAMPLE_JOB } from './sample-jobs.js';
import type { SamplePayload } from './sample-jobs.js';
import { startApp } from './worker-app.js';
import type { EnqueueOnlyModule } from './worker-app.js';

export type BackendKind = 'postgres' | 'redis';

export interface JobRow {
  state: string;
  progress: number;
  error: string | null;
  reason: string | null;
  attempts: number;
  started_by: string[];
}

/** A database, a queue backend and the processes of one test. */
export class JobBench {
  private apps: INestApplicationContext[] = [];

  private constructor(
    private readonly database: TestDatabase,
    private readonly before: NodeJS.ProcessEnv,
  ) {}

  static async open(kind: BackendKind, settings: Record<string, string> = {}): Promise<JobBench> {
    const database = await createTestDatabase();
    const redis = process.env['TEST_REDIS_URL'];
    if (kind === 'redis' && !redis) throw new Error('TEST_REDIS_URL is not set');
    const before = { ...process.env };
    Object.assign(process.env, {
      DATABASE_URL: database.url,
      REDIS_URL: kind === 'redis' ? redis : '',
      REDIS_PREFIX: `t${randomBytes(6).toString('hex')}`,
      QUEUE_SWEEP_MS: '100',
      QUEUE_LOCK_MS: '1000',
      QUEUE_SHUTDOWN_MS: '300',
      ...settings,
    });
    return new JobBench(database, before);
  }

  async start(module: typeof EnqueueOnlyModule): Promise<INestApplicationContext> {
    const app = await startApp(module);
    this.apps.push(app);
    await asOwner((owner) => owner.query(RUN_TABLE));
    return app;
  }

  async stop(app: INestApplicationContext): Promise<void> {
    this.apps = this.apps.filter((one) => one !== app);
    await app.close();
  }

  async close(): Promise<void> {
    await Promise.all(this.apps.map((app) => app.close()));
    restoreSettings(this.before);
    await this.database.drop();
  }
}

/** Enqueues as a command would. */
export const enqueue = (
  app: INestApplicationContext,
  payload: SamplePayload,
  options: EnqueueOptions = {},
): Promise<string> =>
  app.get(UnitOfWork).run(() => app.get(Jobs).enqueue(SAMPLE_JOB, payload, options));

export async function jobRow(app: INestApplicationContext, id: string): Promise<JobRow> {
  const sql =
    'select state, progress, error, reason, attempts, started_by from platform.job where id = $1';
  const [row] = await app.get(Db).query<JobRow>(sql, [id]);
  if (!row) throw new Error(`There is no job ${id}`);
  return row;
}

export const runsOf = (
  app: INestApplicationContext,
  label: string,
): Promise<{ request_id: string }[]> =>
  app.get(Db).query('select request_id from public.sample_run where label = $1', [label]);

/** Waits until `look` returns something, at most `limitMs`. */
export async function eventually<T>(
  look: () => Promise<T | undefined>,
  limitMs = 15_000,
): Promise<T> {
  const end = Date.now() + limitMs;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (Date.now() > end) throw new Error('It did not come about in time');
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

export const settled = (app: INestApplicationContext, id: string, state: string): Promise<JobRow> =>
  eventually(async () => {
    const row = await jobRow(app, id);
    return row.state === state ? row : undefined;
  });
