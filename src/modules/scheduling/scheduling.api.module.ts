import { Module } from '@nestjs/common';
import { AssignmentController } from './http/assignment.controller.js';
import { CalendarFeedController } from './http/calendar-feed.controller.js';
import { CalendarController } from './http/calendar.controller.js';
import { CrewController } from './http/crew.controller.js';
import { DayPlanController } from './http/day-plan.controller.js';
import { FeedAddress } from './http/feed-address.js';
import { FollowController } from './http/follow.controller.js';
import { HoldsController } from './http/holds.controller.js';
import { MoveManagerController } from './http/move-manager.controller.js';
import { RebookingController } from './http/rebooking.controller.js';
import { ScheduleController } from './http/schedule.controller.js';
import { SlotsController } from './http/slots.controller.js';
import { StandInController } from './http/stand-in.controller.js';
import { SchedulingModule } from './scheduling.module.js';

@Module({
  imports: [SchedulingModule],
  controllers: [
    AssignmentController,
    CalendarController,
    CalendarFeedController,
    CrewController,
    DayPlanController,
    FollowController,
    HoldsController,
    MoveManagerController,
    RebookingController,
    ScheduleController,
    SlotsController,
    StandInController,
  ],
  providers: [FeedAddress],
})
export class SchedulingApiModule {}
