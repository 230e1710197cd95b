import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { CommandBus } from '@nestjs/cqrs';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { StartSessionCommand } from '#modules/access/commands/start-session/start-session.command.js';
import type { EmployeeView } from '#modules/employees/contract/employee.view.js';
import { Clock } from '#platform/clock/clock.js';
import { serveWebPage } from '#platform/http/web-page.js';
import { ApiModule } from '../../../src/app/api.module.js';
import { createHttpApp } from '../../../src/app/create-http-app.js';
import { createTestDatabase } from '../api/test-database.js';
import { useTestSettings } from '../api/test-settings.js';
import { freePort } from './server-process.js';

const WEB = resolve(import.meta.dirname, '../../../dist/web');

/** The product in this process, with the built page, at a moment that does not pass. */
export interface StoppedProduct<Scene> {
  origin: string;
  scene: Scene;
  /** The token of a new session of this person. */
  tokenOf: (employee: EmployeeView) => Promise<string>;
  close: () => Promise<void>;
}

/** @param load fills the empty database, as if it were that moment */
export async function startStopped<Scene>(
  moment: Date,
  load: (app: NestFastifyApplication) => Promise<Scene>,
): Promise<StoppedProduct<Scene>> {
  const database = await createTestDatabase();
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const address = { PORT: String(port), HOST: '127.0.0.1', PUBLIC_URL: origin };
  const { dataDir, restore } = await useTestSettings(database.url, address);
  const app = await createHttpApp(ApiModule);
  await serveWebPage(app, WEB);
  await app.init();
  const clock = app.get(Clock, { strict: false });
  const scene = await clock.at(moment, () => load(app));
  clock.now = () => moment;
  await app.listen(port, '127.0.0.1');
  const commands = app.get(CommandBus);
  return {
    origin,
    scene,
    tokenOf: async ({ _id: employeeId, roles }) => {
      const start = { employeeId, roles, device: 'Chromium' };
      return (await commands.execute(new StartSessionCommand(start))).token;
    },
    close: async () => {
      await app.close();
      restore();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
