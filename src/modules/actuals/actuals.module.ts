import { Module } from '@nestjs/common';
import { CorrectActualHandler } from './commands/correct-actual/correct-actual.handler.js';
import { StoreStampsHandler } from './commands/store-stamps/store-stamps.handler.js';
import { ActualChanges } from './live/actual-changes.js';
import { RecordRepository } from './persistence/record.repository.js';
import { GetActualHandler } from './queries/get-actual/get-actual.handler.js';
import { JobReader } from './queries/job-reader.js';
import { ListJobActualsHandler } from './queries/list-job-actuals/list-job-actuals.handler.js';
import { ListActualsHandler } from './queries/list-actuals/list-actuals.handler.js';

/** What crews stamp and the office enters about how jobs really went. Needs the port CREWS, connected in src/app. */
@Module({
  providers: [
    JobReader,
    RecordRepository,
    ActualChanges,
    StoreStampsHandler,
    CorrectActualHandler,
    GetActualHandler,
    ListActualsHandler,
    ListJobActualsHandler,
  ],
})
export class ActualsModule {}
