import { Module } from '@nestjs/common';
import { ActivityController } from './http/activity.controller.js';
import { ConstantsController } from './http/constants.controller.js';
import { CustomerManagementController } from './http/customer-management.controller.js';
import { CustomerController } from './http/customer.controller.js';
import { EstimateController } from './http/estimate.controller.js';
import { MovesModule } from './moves.module.js';

/** The calls on whole customers, their activities and estimates. */
@Module({
  imports: [MovesModule],
  controllers: [
    CustomerManagementController,
    CustomerController,
    ActivityController,
    EstimateController,
    ConstantsController,
  ],
})
export class MovesApiModule {}
