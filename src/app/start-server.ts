import { fileURLToPath } from 'node:url';
import { Logger } from '@nestjs/common';
import { loadConfig } from '#platform/config/load-config.js';
import { DatabaseConfig } from '#platform/database/database.config.js';
import { serveWebPage } from '#platform/http/web-page.js';
import { isReadByPeople } from '#platform/logging/create-pino.js';
import { RedisConfig } from '#platform/redis/redis.config.js';
import { AllRolesModule } from './all-roles.module.js';
import { announce } from './announce.js';
import { ApiModule } from './api.module.js';
import { createHttpApp } from './create-http-app.js';
import { DemoCompany } from './demo/demo-company.js';
import { throwAwayHalfDemo, wantsDemo } from './demo/half-loaded.js';
import { hireFirstAdmin } from './hire-first-admin.js';
import { Doors } from './start/doors.js';
import { exitWithSentence } from './start/exit-with-sentence.js';
import { leaveAtOnceWhileStarting } from './start/leave-at-once.js';
import { openLog } from './start/open-log.js';
import { openSchema } from './start/open-schema.js';
import { StartProgress } from './start/start-progress.js';

/** dist/web, next to dist/server. */
const WEB_ROOT = fileURLToPath(new URL('../../web', import.meta.url));

/**
 * How many percent of a start are over when each part begins; the demo takes most of a first start.
 */
const PARTS = { application: 10, demo: 20, last: 98 } as const;

/** Starts the process that answers people, by default with the job workers in it. */
export const startServer = (): Promise<void> =>
  exitWithSentence(async () => {
    const config = await openLog();
    const progress = new StartProgress(isReadByPeople(config));
    const stay = leaveAtOnceWhileStarting(progress);
    const isAlone = loadConfig(RedisConfig).url === undefined;
    const doors = await Doors.open(config, isAlone, progress);
    await openSchema(progress);
    if (wantsDemo(config)) await beginDemoAnew(progress);
    progress.reach(PARTS.application, 'Starting the server');
    const app = await createHttpApp(config.jobsInProcess === 'on' ? AllRolesModule : ApiModule);
    await serveWebPage(app, WEB_ROOT);
    await app.init();
    if (wantsDemo(config)) {
      await app.get(DemoCompany).loadWhenEmpty((part) => {
        const percent = PARTS.demo + part * (PARTS.last - PARTS.demo);
        progress.reach(percent, 'Loading the demo company');
      });
    }
    await hireFirstAdmin(app, config.firstAdmin);
    await doors.letIn(app);
    stay();
    progress.end();
    await announce(app);
  });

async function beginDemoAnew(progress: StartProgress): Promise<void> {
  const database = loadConfig(DatabaseConfig);
  if (await throwAwayHalfDemo(database, () => openSchema(progress)))
    new Logger('Demo').log('The demo company was loaded by half: it is loaded again');
}
