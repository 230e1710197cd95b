import { Module } from '@nestjs/common';
import { JobRangesAdapter } from './adapters/job-ranges.adapter.js';
import { ActivateVersionHandler } from './commands/activate-version/activate-version.handler.js';
import { FreezeBasesHandler } from './commands/freeze-bases/freeze-bases.handler.js';
import { KeepVersionHandler } from './commands/keep-version/keep-version.handler.js';
import { RequestTrainingHandler } from './commands/request-training/request-training.handler.js';
import { SaveEstimateSettingsHandler } from './commands/save-estimate-settings/save-estimate-settings.handler.js';
import { BasisRepository } from './persistence/basis.repository.js';
import { ModelRepository } from './persistence/model.repository.js';
import { SettingRepository } from './persistence/setting.repository.js';
import { ActiveModelReader } from './queries/active-model-reader.js';
import { GetCustomerRangesHandler } from './queries/get-customer-ranges/get-customer-ranges.handler.js';
import { GetEstimateSettingsHandler } from './queries/get-estimate-settings/get-estimate-settings.handler.js';
import { GetModelHandler } from './queries/get-model/get-model.handler.js';
import { GetModelVersionHandler } from './queries/get-model-version/get-model-version.handler.js';
import { GetRangeHandler } from './queries/get-range/get-range.handler.js';
import { ListModelJobsHandler } from './queries/list-model-jobs/list-model-jobs.handler.js';
import { PreviewModelHandler } from './queries/preview-model/preview-model.handler.js';
import { PreviewQuantileHandler } from './queries/preview-quantile/preview-quantile.handler.js';
import { RangeReader } from './queries/range-reader.js';
import { VersionReader } from './queries/version-reader.js';
import { FreezeBasesOfChangedActuals } from './reactions/freeze-bases-of-changed-actuals.js';
import { JobCollector } from './training/job-collector.js';
import { ModelTrainer } from './training/model-trainer.js';

const commands = [
  FreezeBasesHandler,
  RequestTrainingHandler,
  KeepVersionHandler,
  ActivateVersionHandler,
  SaveEstimateSettingsHandler,
];
const queries = [
  GetModelHandler,
  GetModelVersionHandler,
  ListModelJobsHandler,
  PreviewModelHandler,
  GetEstimateSettingsHandler,
  PreviewQuantileHandler,
  GetRangeHandler,
  GetCustomerRangesHandler,
];

/**
 * What finished jobs teach about how long moves take, and ranges from it. Takes the port
 * VERSION_NOTICES, and ADDRESS_MEMORY where somebody remembers addresses.
 */
@Module({
  providers: [
    BasisRepository,
    ModelRepository,
    SettingRepository,
    ActiveModelReader,
    VersionReader,
    RangeReader,
    JobCollector,
    ModelTrainer,
    FreezeBasesOfChangedActuals,
    JobRangesAdapter,
    ...commands,
    ...queries,
  ],
  exports: [ActiveModelReader, JobRangesAdapter, ModelTrainer],
})
export class RangesModule {}
