import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { DomainError } from '#kernel/domain-error.js';
import { COMMON_ERRORS } from '#kernel/validation/error-body.js';
import { currentActor } from '#platform/actor/actor.js';
import { ObjectIdPipe } from '#platform/http/object-id.pipe.js';
import { ReducedTo } from '#platform/http/reduced-to.js';
import { Requires } from '#platform/http/requires.js';
import { SCHEDULE_SHOWN } from '#modules/moves/contract/reduced/board-shown.js';
import { may } from '#modules/access/contract/permission-table.js';
import { ScheduleQueryDto } from '../contract/schedule.query.dto.js';
import type { ScheduleView } from '../contract/schedule.view.js';
import { GetScheduleQuery } from '../queries/get-schedule/get-schedule.query.js';

/** Personal schedules: everybody's own, and others' for those who dispatch. */
@Controller('assignment/schedule')
export class ScheduleController {
  constructor(private readonly queries: QueryBus) {}

  /** Shows the schedule of an employee. */
  @Get(':employeeId')
  @Requires('self')
  @ReducedTo(SCHEDULE_SHOWN)
  schedule(
    @Param('employeeId', ObjectIdPipe) employeeId: string,
    @Query() { from, to }: ScheduleQueryDto,
  ): Promise<ScheduleView> {
    const { employeeId: self, roles } = currentActor();
    if (employeeId !== self && !may(roles, 'dispatch')) {
      throw new DomainError('forbidden', 'FORBIDDEN', COMMON_ERRORS.FORBIDDEN);
    }
    return this.queries.execute(new GetScheduleQuery(employeeId, from, to));
  }
}
