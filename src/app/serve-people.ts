import { fileURLToPath } from 'node:url';
import type { AppConfig } from '#platform/config/app.config.js';
import { serveWebPage } from '#platform/http/web-page.js';
import { AllRolesModule } from './all-roles.module.js';
import { announce } from './announce.js';
import { ApiModule } from './api.module.js';
import { createHttpApp } from './create-http-app.js';
import { DemoCompany } from './demo/demo-company.js';
import { wantsDemo } from './demo/half-loaded.js';
import { hireFirstAdmin } from './hire-first-admin.js';
import type { Doors } from './start/doors.js';
import type { StartProgress } from './start/start-progress.js';

/** dist/web, next to dist/server. */
const WEB_ROOT = fileURLToPath(new URL('../../web', import.meta.url));

/** How many percent of a start are over when each part begins. */
const PARTS = { demo: 20, last: 98 } as const;

/**
 * Builds the application on a schema that is up to date, and lets people in.
 * @param ready called when it serves, before it is announced
 */
export async function servePeople(
  config: AppConfig,
  doors: Doors,
  progress: StartProgress,
  ready: () => void,
): Promise<void> {
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
  ready();
  await announce(app);
}
