import { Logger } from '@nestjs/common';
import { loadConfig } from '#platform/config/load-config.js';
import { DatabaseConfig } from '#platform/database/database.config.js';
import { isReadByPeople } from '#platform/logging/create-pino.js';
import { RedisConfig } from '#platform/redis/redis.config.js';
import { throwAwayHalfDemo, wantsDemo } from './demo/half-loaded.js';
import { Doors } from './start/doors.js';
import { exitWithSentence } from './start/exit-with-sentence.js';
import { leaveAtOnceWhileStarting } from './start/leave-at-once.js';
import { openLog } from './start/open-log.js';
import { openSchema } from './start/open-schema.js';
import { StartProgress } from './start/start-progress.js';

/** How many percent of a start are over when the application is built; the demo takes most of a first start. */
const SCHEMA_IS_OPEN = 10;

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
    progress.reach(SCHEMA_IS_OPEN, 'Starting the server');
    // Reading the application takes seconds: a start that can only fail has failed by now, and others were heard of.
    const { servePeople } = await import('./serve-people.js');
    await servePeople(config, doors, progress, () => {
      stay();
      progress.end();
    });
  });

async function beginDemoAnew(progress: StartProgress): Promise<void> {
  const database = loadConfig(DatabaseConfig);
  if (await throwAwayHalfDemo(database, () => openSchema(progress)))
    new Logger('Demo').log('The demo company was loaded by half: it is loaded again');
}
