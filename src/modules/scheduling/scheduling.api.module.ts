import { Module } from '@nestjs/common';
import { AssignmentController } from './http/assignment.controller.js';
import { CrewController } from './http/crew.controller.js';
import { DayPlanController } from './http/day-plan.controller.js';
import { MoveManagerController } from './http/move-manager.controller.js';
import { ScheduleController } from './http/schedule.controller.js';
import { SchedulingModule } from './scheduling.module.js';

@Module({
  imports: [SchedulingModule],
  controllers: [
    AssignmentController,
    CrewController,
    DayPlanController,
    MoveManagerController,
    ScheduleController,
  ],
})
export class SchedulingApiModule {}
