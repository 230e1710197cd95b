import { fileURLToPath } from 'node:url';
import { AppConfig } from '../platform/config/app.config.js';
import { loadConfig } from '../platform/config/load-config.js';
import { serveWebPage } from '../platform/http/web-page.js';
import { AllRolesModule } from './all-roles.module.js';
import { announce } from './announce.js';
import { ApiModule } from './api.module.js';
import { createHttpApp } from './create-http-app.js';
import { DemoCompany } from './demo/demo-company.js';
import { exitOnConfigError } from './exit-on-config-error.js';
import { hireFirstAdmin } from './hire-first-admin.js';

/** dist/web beside dist/server. */
const WEB_ROOT = fileURLToPath(new URL('../../web', import.meta.url));

/** Starts the process that answers people, by default with the job workers in it. */
export const startServer = (): Promise<void> =>
  exitOnConfigError(async () => {
    const config = loadConfig(AppConfig);
    const app = await createHttpApp(config.jobsInProcess === 'on' ? AllRolesModule : ApiModule);
    await serveWebPage(app, WEB_ROOT);
    await app.init();
    if (config.demo === 'on') await app.get(DemoCompany).loadWhenEmpty();
    if (config.firstAdmin) await hireFirstAdmin(app, config.firstAdmin);
    await app.listen(config.port, config.host);
    await announce(app);
  });
