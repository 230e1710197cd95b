import { Module } from '@nestjs/common';
import { BranchesModule } from './branches.module.js';
import { BranchController } from './http/branch.controller.js';
import { PlanningController } from './http/planning.controller.js';
import { TimezoneController } from './http/timezone.controller.js';

@Module({
  imports: [BranchesModule],
  controllers: [BranchController, PlanningController, TimezoneController],
})
export class BranchesApiModule {}
