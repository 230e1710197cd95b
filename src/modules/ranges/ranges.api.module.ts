import { Module } from '@nestjs/common';
import { EstimateSettingsController } from './http/estimate-settings.controller.js';
import { ModelController } from './http/model.controller.js';
import { RangeController } from './http/range.controller.js';
import { ModelWatch } from './queries/model-watch.js';
import { RangesModule } from './ranges.module.js';

@Module({
  imports: [RangesModule],
  providers: [ModelWatch],
  controllers: [ModelController, EstimateSettingsController, RangeController],
})
export class RangesApiModule {}
